import { eq } from 'drizzle-orm'
import { RegisterForm } from 'shared-types/forms/account'
import { messagesOfIssues } from 'shared-types/forms/fields/messages'
import { normalisePhone } from 'shared-types/forms/fields/phone'
import type { CustomerMessage } from 'shared-types/contracts/customer'
import type { RegisterRequest } from 'shared-types/contracts/provider/customer'
import * as pages from 'shared-types/urls/page-paths'
import { normaliseEmail } from 'shared-types/forms/fields/email'
import type { Shop } from '../../context.ts'
import { customer, registration } from '../../db/schema/buying/customer.ts'
import { transact } from '../../db/transact.ts'
import { isRefusal, refuseFields, type Refusal } from '../../refusal.ts'
import { useQuota } from '../../quota/use-quota.ts'
import type { ClientIp } from '../../session/client-ip.ts'
import { hashToken, newToken } from '../../session/secret-token.ts'
import { linkEnd } from './mail-link.ts'
import { mailAccount } from './mails.ts'
import { hashPassword, limitHashing, passwordMistake } from '../../password/password.ts'

const response: CustomerMessage = {
  message: 'We hebben je een e-mail gestuurd. Volg de link daarin om je account te openen.',
}

const mistakes = (request: RegisterRequest): Refusal | null => {
  const parsed = RegisterForm.safeParse({ ...request, confirmation: request.password })
  if (parsed.success) return passwordMistake(request.password)
  return refuseFields(messagesOfIssues(parsed.error.issues))
}

/**
 * Mails the link that creates the account. The response and its time are the same for every address; only the
 * mail says whether an account already exists.
 */
export const register = async (
  shop: Shop,
  request: RegisterRequest,
  address: ClientIp,
): Promise<CustomerMessage | Refusal> => {
  const refusal = mistakes(request)
  if (refusal) return refusal
  const email = normaliseEmail(request.email)
  const passwordHash = await limitHashing(() => hashPassword(request.password))
  if (isRefusal(passwordHash)) return passwordHash
  const token = newToken()
  return transact(shop.db, async (tx) => {
    const used = await useQuota(tx, shop.config, 'accountMail', {
      address,
      recipientHere: email,
      recipient: email,
    })
    if (used !== null) return used === 'silent' ? response : used
    const [known] = await tx.select({ id: customer.id }).from(customer).where(eq(customer.email, email))
    if (known) {
      await mailAccount(tx, {
        kind: 'account_known',
        recipient: email,
        subject: 'Je hebt al een account bij',
        sentences: [
          'Met dit e-mailadres is opnieuw een account aangevraagd, maar je hebt er al een. Er is niets veranderd.',
          'Wil je inloggen en weet je je wachtwoord niet meer? Vraag dan een nieuw wachtwoord aan.',
        ],
        press: {
          text: 'Nieuw wachtwoord aanvragen',
          url: `${shop.config.shopUrl}${pages.forgotPassword}`,
        },
      })
      return response
    }
    await tx.insert(registration).values({
      tokenHash: hashToken(token),
      email,
      passwordHash,
      expiresAt: linkEnd(),
      profile: {
        type: request.type,
        firstName: request.firstName.trim(),
        lastName: request.lastName.trim(),
        gender: null,
        birthdate: '',
        email,
        phoneNumber: normalisePhone(request.phone),
        company: request.type === 'company' ? request.company.trim() : '',
        vatNumber: '',
        cocNumber: '',
      },
    })
    await mailAccount(tx, {
      kind: 'account_confirm',
      recipient: email,
      subject: 'Bevestig je account bij',
      sentences: [
        'Nog één stap: bevestig je e-mailadres met het wachtwoord dat je hebt gekozen, dan is je account klaar. De link werkt een half uur en één keer.',
        'Heb je dit niet zelf aangevraagd? Dan hoef je niets te doen: er komt geen account.',
      ],
      press: {
        text: 'Account bevestigen',
        url: `${shop.config.shopUrl}${pages.confirmEmail}?token=${token}`,
      },
    })
    return response
  })
}
