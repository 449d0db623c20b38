import { and, eq, sql } from 'drizzle-orm'
import { normaliseOrderNumber } from 'shared-types/forms/fields/order-number'
import { returnReasons } from 'shared-types/forms/return-request'
import type { Received } from 'shared-types/contracts/contact'
import type { ServiceFeeRequest } from 'shared-types/contracts/provider/contact'
import type { Shop } from '../context.ts'
import type { Tx } from '../db/client.ts'
import { order } from '../db/schema/buying/order.ts'
import { returnRequest } from '../db/schema/return-request.ts'
import { transact } from '../db/transact.ts'
import { putInOutbox } from '../mail/put-in-outbox.ts'
import { readShopDetails, type ShopDetails } from '../mail/shop-details.ts'
import { composePlainMail } from '../mail/layout.ts'
import { useQuota } from '../quota/use-quota.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import type { ClientIp } from '../session/client-ip.ts'

type ReturnInput = Omit<typeof returnRequest.$inferInsert, 'id' | 'createdAt' | 'orderId'>

/** The order that matches both number and address. */
const findOrder = async (tx: Tx, { orderNumber, email }: ReturnInput): Promise<string | null> => {
  const sameEmail = sql`lower(${order.customer} ->> 'email') = lower(${email})`
  const [found] = await tx
    .select({ id: order.id })
    .from(order)
    .where(and(eq(order.number, orderNumber), sameEmail))
  return found?.id ?? null
}

const forTheShop = (
  shop: ShopDetails,
  { orderNumber, email, reason, explanation }: ReturnInput,
  fits: boolean,
) =>
  composePlainMail(shop, `Retour vloerkleed, bestelling ${orderNumber}`, [
    [
      `Bestelnummer: ${orderNumber}${fits ? '' : ' (past niet bij dit e-mailadres)'}`,
      `E-mail: ${email}`,
      `Reden: ${returnReasons[reason]}`,
    ].join('\n'),
    explanation || 'Zonder toelichting.',
  ])

const forTheBuyer = (shop: ShopDetails, { orderNumber }: ReturnInput) =>
  composePlainMail(shop, `We hebben je retouraanvraag voor bestelling ${orderNumber}`, [
    `Je hebt ons gevraagd een vloerkleed van bestelling ${orderNumber} op te halen. Binnen twee werkdagen bellen of mailen we je om een dag af te spreken.`,
    'Rol het kleed op met de bovenkant naar binnen en bind het op twee plekken vast. Plastic of karton eromheen is mooi, maar hoeft niet. Het ophalen kost je niets.',
    'Binnen 14 dagen nadat je dit hebt gemeld heb je het aankoopbedrag terug.',
  ])

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
    const orderId = await findOrder(tx, input)
    // Strangers without the number must not use up the limit of the buyer.
    const recipient = orderId === null ? email : null
    const used = await useQuota(tx, shop.config, 'returnRequest', { address, recipient })
    if (isRefusal(used)) return used
    const details = await readShopDetails(tx)
    await tx.insert(returnRequest).values({ ...input, orderId })
    if (used === 'silent') return answer
    await putInOutbox(tx, {
      kind: 'return_request',
      recipient: details.email,
      replyTo: email,
      ...forTheShop(details, input, orderId !== null),
    })
    if (orderId === null) return answer
    await putInOutbox(tx, {
      kind: 'return_request_received',
      recipient: email,
      ...forTheBuyer(details, input),
    })
    return answer
  })
}
