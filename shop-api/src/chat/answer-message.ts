import { isProfane } from 'shared-types/profanity/profanity'
import type { AssistantMessage, AssistantRequest } from 'shared-types/contracts/provider/chat'
import { normaliseOrderNumber } from 'shared-types/forms/fields/order-number'
import type { Shop } from '../context.ts'
import { useQuotaFirst } from '../quota/use-quota.ts'
import type { ClientIp } from '../session/client-ip.ts'
import { refuseField, type Refusal } from '../refusal.ts'
import { answerEach } from '../assistant/answer-built-in.ts'
import { findFacts } from '../assistant/find-facts.ts'
import type { Model } from '../assistant/model/open-model.ts'
import { contactForm, reply } from '../assistant/reply.ts'
import { describeOrderStatus } from '../assistant/describe-order-status.ts'

/** Spec §5. */
const profane = 'Ik kan je niet helpen als je ongepaste taal gebruikt. De chat wordt nu beëindigd.'

const notTheirs =
  'Ik vind geen bestelling waarbij dit bestelnummer, deze voornaam, postcode en dit huisnummer alle vier kloppen. Kijk ze nog eens na; ze staan in je bevestigingsmail.'

/**
 * Answers one message of a shopper. The details of the order form are used only for the order status, never
 * for a model. All other messages are answered by the model, if there is one; otherwise by the built-in
 * answer.
 */
export const answerMessage = async (
  shop: Shop,
  model: Model | null,
  { message, conversation, order }: AssistantRequest,
  address: ClientIp,
): Promise<AssistantMessage | Refusal> => {
  if (isProfane(message)) return refuseField('message', profane)
  if (order) {
    const number = normaliseOrderNumber(order.orderNumber)
    const refused = await useQuotaFirst(shop, 'orderLookup', { address, orderHere: number })
    if (refused) return refused
    const status = await describeOrderStatus(shop.db, order)
    if (status === null) return reply('order_status', notTheirs, { asksOrder: true, sources: [contactForm] })
    return reply('order_status', status, { personal: true })
  }
  // It searches: carts and orders must not wait for its connections.
  const db = shop.catalogueDb
  const facts = await findFacts(db, message)
  return (await model?.answer({ message, conversation }, facts)) ?? answerEach(db, message, facts)
}
