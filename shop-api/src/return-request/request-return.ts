import { and, eq, sql } from 'drizzle-orm'
import * as pages from 'shared-types/urls/page-paths'
import { normaliseOrderNumber } from 'shared-types/forms/fields/order-number'
import { returnReasons } from 'shared-types/forms/return-request'
import type { Received } from 'shared-types/contracts/contact'
import type { ServiceFeeRequest } from 'shared-types/contracts/provider/contact'
import type { Shop } from '../context.ts'
import { databaseNow } from '../db/database-now.ts'
import type { Tx } from '../db/client.ts'
import { order, type OrderRow } from '../db/schema/buying/order.ts'
import { returnRequest } from '../db/schema/return-request.ts'
import { transact } from '../db/transact.ts'
import { orderOrReturnsButton } from '../mail/office-button.ts'
import { putInOutbox } from '../mail/put-in-outbox.ts'
import { readShopDetails, type ShopDetails } from '../mail/shop-details.ts'
import { dateTime } from '../format.ts'
import { html } from '../html.ts'
import { button, composeMail, composePlainMail, type MailText, paragraph } from '../mail/layout.ts'
import { unshippedPieces } from '../order/record/pieces-left.ts'
import { hasEnded } from '../order/state/states.ts'
import { readOrderLines, readParcels } from '../order/record/queries.ts'
import { useQuota } from '../quota/use-quota.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import type { ClientIp } from '../session/client-ip.ts'

type ReturnInput = Omit<typeof returnRequest.$inferInsert, 'id' | 'createdAt' | 'orderId'>

/** What the shop has sent of the rugs of an order. */
type Rug = 'sent' | 'unsent' | 'ended' | 'none'

interface FoundOrder {
  id: string
  rug: Rug
}

type Found = Pick<OrderRow, 'id' | 'state' | 'shippedAt'>

const readRug = async (tx: Tx, { id, state, shippedAt }: Found): Promise<Rug> => {
  const lines = await readOrderLines(tx, id)
  const rugs = lines.filter(({ isRug }) => isRug)
  if (rugs.length === 0) return 'none'
  if (shippedAt !== null) return 'sent'
  const unsent = new Map(
    unshippedPieces(lines, await readParcels(tx, id)).map((line) => [line.id, line.quantity]),
  )
  if (rugs.some((line) => (unsent.get(line.id) ?? 0) < line.quantity)) return 'sent'
  return hasEnded(state) ? 'ended' : 'unsent'
}

/** The order that matches both number and address. */
const findOrder = async (tx: Tx, { orderNumber, email }: ReturnInput): Promise<FoundOrder | null> => {
  const sameEmail = sql`lower(${order.customer} ->> 'email') = lower(${email})`
  const [found] = await tx
    .select({ id: order.id, state: order.state, shippedAt: order.shippedAt })
    .from(order)
    .where(and(eq(order.number, orderNumber), sameEmail))
  return found ? { id: found.id, rug: await readRug(tx, found) } : null
}

const remarks: Record<Rug, string> = {
  sent: '',
  unsent: ' (het vloerkleed is nog niet verzonden)',
  ended: ' (geannuleerd of terugbetaald, zonder dat het vloerkleed is verzonden)',
  none: ' (zonder vloerkleed)',
}

const forTheShop = (
  { config }: Shop,
  shop: ShopDetails,
  { orderNumber, email, reason, explanation }: ReturnInput,
  of: FoundOrder | null,
) =>
  composeMail(
    shop,
    `Retour vloerkleed, bestelling ${orderNumber}`,
    html`${[
      [
        `Bestelnummer: ${orderNumber}${of ? remarks[of.rug] : ' (past niet bij dit e-mailadres)'}`,
        `E-mail: ${email}`,
        `Reden: ${returnReasons[reason]}`,
      ].join('\n'),
      explanation || 'Zonder toelichting.',
    ].map(paragraph)}
    ${orderOrReturnsButton(config, of?.id ?? null)}`,
  )

const declaration = (
  { orderNumber, email, reason, explanation }: ReturnInput,
  receivedAt: Date,
): string[] => [
  'Dit heb je gemeld:',
  `Bestelnummer: ${orderNumber}`,
  `E-mailadres: ${email}`,
  'Artikelen: vloerkleed',
  `Reden: ${returnReasons[reason]}`,
  ...(explanation ? [`Toelichting: ${explanation}`] : []),
  `Ontvangen op: ${dateTime(receivedAt)}`,
]

/** The acknowledgement on a durable medium, as of a withdrawal: the declaration with date and time (art. 6:230o BW). */
const forTheBuyer = (
  { config }: Shop,
  shop: ShopDetails,
  input: ReturnInput,
  receivedAt: Date,
  rug: Rug,
): MailText => {
  const { orderNumber } = input
  const declared = declaration(input, receivedAt).join('\n')
  const subject = `We hebben je retouraanvraag voor bestelling ${orderNumber}`
  if (rug === 'sent') {
    return composePlainMail(shop, subject, [
      `Je hebt ons gevraagd een vloerkleed van bestelling ${orderNumber} op te halen. Binnen twee werkdagen bellen of mailen we je om een dag af te spreken.`,
      declared,
      'Rol het kleed op met de bovenkant naar binnen en bind het op twee plekken vast. Plastic of karton eromheen is mooi, maar hoeft niet. Het ophalen kost je niets.',
      'Binnen 14 dagen nadat je dit hebt gemeld heb je het aankoopbedrag terug.',
    ])
  }
  const begin = 'Je hebt ons gevraagd een vloerkleed op te halen.'
  if (rug === 'ended') {
    return composePlainMail(shop, subject, [
      `${begin} Bestelling ${orderNumber} is al beëindigd en het vloerkleed is niet verzonden, dus er valt niets op te halen.`,
      declared,
    ])
  }
  const why =
    rug === 'none'
      ? `In bestelling ${orderNumber} zit geen vloerkleed, dus we halen er geen op. Zit het kleed in een andere bestelling? Vul het formulier dan in met dat nummer. Iets anders terugsturen begint met herroepen.`
      : `Het vloerkleed van bestelling ${orderNumber} is nog niet verzonden, dus er valt niets op te halen. Wil je het niet meer? Herroep je bestelling dan.`
  return composeMail(
    shop,
    subject,
    html`${[`${begin} ${why}`, declared].map(paragraph)}
    ${button('Bestelling herroepen', `${config.shopUrl}${pages.withdrawal}?bestelling=${orderNumber}`)}`,
  )
}

/**
 * Stores the request to pick up a rug, and mails it to customer service. The response is the same whether or
 * not the order exists. A confirmation is mailed only to the address of the order, so that the form cannot be
 * used to send mail to others.
 */
export const requestReturn = async (
  shop: Shop,
  request: ServiceFeeRequest,
  address: ClientIp,
): Promise<Received | Refusal> => {
  const input: ReturnInput = {
    orderNumber: normaliseOrderNumber(request.orderNumber),
    email: request.email.trim(),
    reason: request.reason,
    explanation: request.explanation.trim(),
  }
  const { orderNumber, email } = input
  const answer: Received = {
    message: `We hebben je aanvraag ontvangen. Horen bestelnummer ${orderNumber} en je e-mailadres bij elkaar, dan krijg je een bevestiging per mail en binnen twee werkdagen een voorstel voor een ophaaldag.`,
  }
  return transact(shop.db, async (tx) => {
    const of = await findOrder(tx, input)
    const orderId = of?.id ?? null
    // Strangers without the number must not use up the limit of the buyer.
    const recipient = orderId === null ? email : null
    const used = await useQuota(tx, shop.config, 'returnRequest', { address, recipient })
    if (isRefusal(used)) return used
    const details = await readShopDetails(tx)
    const receivedAt = await databaseNow(tx)
    await tx.insert(returnRequest).values({ ...input, orderId, createdAt: receivedAt })
    if (used === 'silent') return answer
    await putInOutbox(tx, {
      kind: 'return_request',
      recipient: details.email,
      replyTo: email,
      ...forTheShop(shop, details, input, of),
    })
    if (of === null) return answer
    await putInOutbox(tx, {
      kind: 'return_request_received',
      recipient: email,
      ...forTheBuyer(shop, details, input, receivedAt, of.rug),
    })
    return answer
  })
}
