import { html } from '../../html.ts'
import { button, composeMail, paragraph, type MailText } from '../../mail/layout.ts'
import type { OrderMail } from './order-texts.ts'

interface Replacement {
  number: string
  creditNoteNumber: string
  replacedBy: string
}

/** For an invoice with wrong details: the accounts of a company need all three documents. */
export const invoiceReplaced = (
  { order, shop, url }: OrderMail,
  { number, creditNoteNumber, replacedBy }: Replacement,
): MailText =>
  composeMail(
    shop,
    `Een nieuwe factuur voor bestelling ${order.number}`,
    html`${[
      `Beste ${order.customer.firstName},`,
      `We hebben de gegevens op je factuur gecorrigeerd. Factuur ${number} vervalt: creditnota ${creditNoteNumber} neemt hem terug, en factuur ${replacedBy} komt ervoor in de plaats. Aan het bedrag verandert niets.`,
      'Je vindt alle drie de documenten op de pagina van je bestelling.',
    ].map(paragraph)}
    ${button('Bekijk je bestelling', url)}`,
  )
