import type { ProductTile } from 'shared-types/contracts/provider/catalog'
import type { ChatSource } from 'shared-types/contracts/chat'
import type { ShopDetails } from '../../mail/shop-details.ts'
import type { Facts } from '../find-facts.ts'
import { contactForm, linkToAll, sourceOf } from '../reply.ts'

/** A fact of the shop that an answer can cite. The model receives its title and text. */
export interface Citation {
  title: string
  text: string
  source: ChatSource
  product?: ProductTile
}

const longestText = 1500

/** Omits the price: the product card always shows the right one. */
const describe = ({ brand, mainCategory, options, delivery }: ProductTile): string =>
  [
    `Soort: ${mainCategory.title}.`,
    `Merk: ${brand.title}.`,
    ...(options.length > 0 ? [`Te koop in: ${options.map(({ title }) => title).join(', ')}.`] : []),
    delivery,
  ].join(' ')

/** The facts that were found for a message, as separate citations, the best first. */
export const citationsOf = ({ passages, advice }: Pick<Facts, 'passages' | 'advice'>): Citation[] => [
  ...passages.map((passage) => ({
    title: passage.heading ? `${passage.pageTitle}: ${passage.heading}` : passage.pageTitle,
    text: passage.body.slice(0, longestText),
    source: sourceOf(passage),
  })),
  ...(advice?.sizeAdvice
    ? [{ title: `Ons advies bij ${advice.term}`, text: advice.sizeAdvice, source: linkToAll(advice) }]
    : []),
  ...(advice?.products ?? []).map((product) => ({
    title: product.title,
    text: describe(product),
    source: advice ? linkToAll(advice) : contactForm,
    product,
  })),
]

/** Always included, so that a model without an answer can refer to customer service. */
export const contactCitation = ({ phone, openingHours }: ShopDetails): Citation => ({
  title: 'Onze klantenservice bereiken',
  text: `Telefoon ${phone} (${openingHours}), of een bericht met het contactformulier.`,
  source: contactForm,
})
