import { eq } from 'drizzle-orm'
import type { CustomerMessage } from 'shared-types/contracts/customer'
import type { ChangeEmailRequest } from 'shared-types/contracts/provider/customer'
import { ChangeEmailForm } from 'shared-types/forms/account'
import { messagesOfIssues } from 'shared-types/forms/fields/messages'
import * as pages from 'shared-types/urls/page-paths'
import { normaliseEmail } from 'shared-types/forms/fields/email'
import type { Shop } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { customer, passwordReset, registration, type CustomerRow } from '../../db/schema/buying/customer.ts'
import { transact } from '../../db/transact.ts'
import { claimGuestOrders } from '../../order/record/claim-guest-orders.ts'
import { useQuota } from '../../quota/use-quota.ts'
import { refuse, refuseField, refuseFields, type Refusal } from '../../refusal.ts'
import type { ClientIp } from '../../session/client-ip.ts'
import { moveEmail } from '../profile/move-email.ts'
import { rememberLogin } from './check-password.ts'
import { hashToken, newToken } from '../../session/secret-token.ts'
import { deadLink, linkEnd } from './mail-link.ts'
import { mailAccount } from './mails.ts'
import { unknownHash } from '../../password/password.ts'
import { wrongPassword } from './set-password.ts'

const response: CustomerMessage = {
  message:
    'We hebben een e-mail gestuurd naar je nieuwe adres. Volg binnen een half uur de link daarin: tot dan verandert er niets.',
}

const mistakes = (account: CustomerRow, request: ChangeEmailRequest): Refusal | null => {
  const { error } = ChangeEmailForm.safeParse(request)
  if (error) return refuseFields(messagesOfIssues(error.issues))
  if (normaliseEmail(request.email) !== account.email) return null
  const same = 'Dit is al het e-mailadres van je account'
  return refuseField('email', same)
}

/**
 * Mails the link that gives the account its new address. The response is the same for every address; only the mail says
 * whether it has an account already.
 */
export const requestEmailChange = async (
  shop: Shop,
  account: CustomerRow,
  request: ChangeEmailRequest,
  address: ClientIp,
): Promise<CustomerMessage | Refusal> => {
  const refusal =
    mistakes(account, request) ?? (await wrongPassword(shop, account, request.password, 'password', address))
  if (refusal) return refusal
  const email = normaliseEmail(request.email)
  const token = newToken()
  return transact(shop.db, async (tx) => {
    const used = await useQuota(tx, shop.config, 'accountMail', {
      address,
      recipientHere: email,
      recipient: email,
    })
    if (used !== null) return used === 'silent' ? response : used
    if ((await tx.$count(customer, eq(customer.email, email))) > 0) {
      await mailAccount(tx, {
        kind: 'account_known',
        recipient: email,
        subject: 'Je hebt al een account bij',
        sentences: [
          'Er is gevraagd om dit e-mailadres voor een ander account te gebruiken, maar je hebt er al een account mee. Er is niets veranderd.',
          'Wil je dat andere account dit adres geven? Log dan in met dit adres en verwijder eerst dit account.',
        ],
        press: { text: 'Inloggen', url: `${shop.config.shopUrl}${pages.login}` },
      })
      return response
    }
    const { id: customerId, profile } = account
    await tx.insert(registration).values({
      tokenHash: hashToken(token),
      email,
      // Not read: the link is confirmed with the password of the account.
      passwordHash: await unknownHash,
      profile: { ...profile, email },
      expiresAt: linkEnd(),
      customerId,
    })
    await mailAccount(tx, {
      kind: 'email_confirm',
      recipient: email,
      subject: 'Bevestig je nieuwe e-mailadres bij',
      sentences: [
        'Bevestig met het wachtwoord van je account dat dit je nieuwe e-mailadres is. De link werkt een half uur en één keer.',
        'Heb je dit niet zelf aangevraagd? Dan hoef je niets te doen: er verandert niets.',
      ],
      press: {
        text: 'E-mailadres bevestigen',
        url: `${shop.config.shopUrl}${pages.confirmEmail}?token=${token}`,
      },
    })
    return response
  })
}

/** Gives the account the address that was confirmed, and notifies the owner at the old one. */
export const changeEmail = async (
  tx: Tx,
  shop: Shop,
  account: CustomerRow,
  email: string,
  ip: ClientIp,
): Promise<CustomerMessage | Refusal> => {
  if ((await tx.$count(customer, eq(customer.email, email))) > 0)
    return refuse('not_found', 'Met dit e-mailadres is er al een account. Je houdt je oude e-mailadres.')
  if (!(await moveEmail(tx, account, email))) return refuse('not_found', deadLink)
  const moved = { id: account.id, email }
  // Links to the old address, or to one that was requested before this one.
  await tx.delete(passwordReset).where(eq(passwordReset.customerId, account.id))
  await tx.delete(registration).where(eq(registration.customerId, account.id))
  await rememberLogin(tx, moved, ip)
  await claimGuestOrders(tx, moved)
  await mailAccount(tx, {
    kind: 'email_changed',
    recipient: account.email,
    subject: 'Je e-mailadres is gewijzigd bij',
    sentences: [
      'Je account heeft zojuist een ander e-mailadres gekregen. Mail over je account en je bestellingen sturen we voortaan daarheen. Op andere apparaten ben je uitgelogd.',
      'Was jij dit niet? Neem dan meteen contact met ons op.',
    ],
    press: { text: 'Contact opnemen', url: `${shop.config.shopUrl}${pages.contact}` },
  })
  return { message: 'Je e-mailadres is gewijzigd. Log voortaan in met je nieuwe adres.' }
}
