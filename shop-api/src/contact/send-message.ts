import { contactSubjects } from 'shared-types/forms/contact'
import { normaliseOrderNumber } from 'shared-types/forms/fields/order-number'
import type { ContactRequest } from 'shared-types/contracts/provider/contact'
import type { Received } from 'shared-types/contracts/contact'
import type { Shop } from '../context.ts'
import { transact } from '../db/transact.ts'
import { putInOutbox } from '../mail/put-in-outbox.ts'
import { readShopDetails } from '../mail/shop-details.ts'
import { composePlainMail } from '../mail/layout.ts'
import { useQuota } from '../quota/use-quota.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import type { ClientIp } from '../session/client-ip.ts'

/** Sends a message to customer service. Once it is in the outbox, mail server failures cannot lose it. */
export const sendMessage = async (
  shop: Shop,
  message: ContactRequest,
  address: ClientIp,
): Promise<Received | Refusal> => {
  const name = message.name.trim()
  const email = message.email.trim()
  const about = contactSubjects[message.subject]
  const sender = [
    `Naam: ${name}`,
    `E-mail: ${email}`,
    `Onderwerp: ${about}`,
    `Bestelnummer: ${normaliseOrderNumber(message.orderNumber) || 'niet ingevuld'}`,
  ].join('\n')
  return transact(shop.db, async (tx) => {
    const refused = await useQuota(tx, shop.config, 'contact', {
      address,
      recipientHere: email,
      recipient: email,
    })
    if (isRefusal(refused)) return refused
    const details = await readShopDetails(tx)
    await putInOutbox(tx, {
      kind: 'contact_message',
      recipient: details.email,
      replyTo: email,
      ...composePlainMail(details, `${about}: bericht van ${name}`, [sender, message.message.trim()]),
    })
    return {
      message:
        'Bedankt voor je bericht. Op werkdagen heb je binnen een dag antwoord op het e-mailadres dat je hebt ingevuld.',
    }
  })
}
