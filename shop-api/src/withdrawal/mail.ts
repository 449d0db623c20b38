import type { OrderState } from 'shared-types/contracts/order'
import { afterWithdrawal, withdrawnArticles } from 'shared-types/order/withdrawal-texts'
import type { withdrawal as table } from '../db/schema/withdrawal.ts'
import { html, type Html } from '../html.ts'
import { composeMail, paragraph, stacked, type MailText } from '../mail/layout.ts'
import { dateTime } from '../format.ts'
import type { ShopDetails } from '../mail/shop-details.ts'

interface WithdrawalMail {
  withdrawal: typeof table.$inferSelect
  shop: ShopDetails
}

const label =
  'een retourlabel voor wat als pakket terugkomt. Spreek af wanneer een matras, boxspring of vloerkleed wordt opgehaald.'

/** What employees do with a withdrawn order. */
const toDo: Record<OrderState, string> = {
  pending_payment:
    'De bestelling is niet betaald en niet verzonden: er komt niets terug. Staat ze nog open? Annuleer haar dan, of spreek met de klant af wat ervan blijft.',
  paid: `Houd tegen wat nog niet is verzonden, en betaal het terug. Is er al een pakket weg? Beantwoord deze e-mail dan met ${label}`,
  shipped: `Beantwoord deze e-mail met ${label}`,
  completed: `Beantwoord deze e-mail met ${label}`,
  cancelled: 'De bestelling was al geannuleerd: er komt niets terug.',
  refunded:
    'De bestelling was al terugbetaald. Vraag de klant alleen om terug te sturen wat nog niet terug is.',
}

const declaration = ({ withdrawal }: WithdrawalMail): string[] => [
  `Naam: ${withdrawal.name}`,
  `Bestelnummer: ${withdrawal.orderNumber}`,
  `E-mailadres: ${withdrawal.email}`,
  withdrawnArticles(withdrawal.articles),
  `Ontvangen op: ${dateTime(withdrawal.receivedAt)}`,
]

const written = (
  subject: string,
  mail: WithdrawalMail,
  before: string[],
  after: string[],
  links: Html = html``,
): MailText =>
  composeMail(
    mail.shop,
    subject,
    html`${before.map(paragraph)}
      <p style="margin: 0 0 12px;">${stacked(declaration(mail))}</p>
      ${after.map(paragraph)}${links}`,
  )

/** The acknowledgement on a durable medium: the declaration with date and time. */
export const withdrawalReceived = (mail: WithdrawalMail): MailText =>
  written(
    `We hebben je herroeping van bestelling ${mail.withdrawal.orderNumber} ontvangen`,
    mail,
    [`Beste ${mail.withdrawal.name},`, 'We hebben je herroeping ontvangen. Dit heb je verklaard:'],
    [
      afterWithdrawal(mail.withdrawal.articles),
      `Heb jij dit niet gevraagd? Antwoord dan op deze e-mail of bel ${mail.shop.phone}.`,
    ],
  )

/**
 * The notice for customer service.
 * @param toOffice opens the order or the list of returns
 * @param state of the order; undefined when number and address match none
 */
export const withdrawalNotice = (mail: WithdrawalMail, toOffice: Html, state?: OrderState): MailText =>
  written(
    `Herroeping van bestelling ${mail.withdrawal.orderNumber}`,
    mail,
    [
      state === undefined
        ? 'Er is een herroeping binnengekomen die bij geen bestelling past: nummer en e-mailadres horen niet bij elkaar. De verklaring is geldig vanaf het moment hieronder.'
        : 'Er is een herroeping binnengekomen:',
    ],
    [
      state === undefined
        ? 'Zoek in de backoffice uit welke bestelling de klant bedoelt, en koppel de herroeping bij Retouren aan die bestelling.'
        : toDo[state],
    ],
    toOffice,
  )
