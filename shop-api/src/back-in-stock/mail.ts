import { productPath } from 'shared-types/urls/product-url'
import { articleName } from 'shared-types/variant-name'
import { html } from '../html.ts'
import { button, composeMail, paragraph, type MailText } from '../mail/layout.ts'
import type { ShopDetails } from '../mail/shop-details.ts'

interface BackInStockMail {
  title: string
  /** Size and colour. */
  variantTitle: string
  slug: string
  variantId: number
  shop: ShopDetails
  shopUrl: string
}

export const backInStockMail = ({
  title,
  variantTitle,
  slug,
  variantId,
  shop,
  shopUrl,
}: BackInStockMail): MailText => {
  const name = articleName(title, variantTitle)
  const sentences = [
    `Goed nieuws: ${name} is weer op voorraad.`,
    'We kunnen het niet voor je apart leggen, dus wacht niet te lang.',
    'Dit is de enige mail die we je hierover sturen: je aanvraag is nu verwijderd.',
  ]
  const url = shopUrl + productPath(slug, variantId)
  const body = html`${sentences.map(paragraph)} ${button('Bekijk het artikel', url)}`
  return composeMail(shop, `${title} is weer op voorraad`, body)
}
