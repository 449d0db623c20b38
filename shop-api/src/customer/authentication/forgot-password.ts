import { eq } from 'drizzle-orm'
import type { CustomerMessage } from 'shared-types/contracts/customer'
import * as pages from 'shared-types/urls/page-paths'
import { normaliseEmail } from 'shared-types/forms/fields/email'
import type { Shop } from '../../context.ts'
import { customer, passwordReset } from '../../db/schema/buying/customer.ts'
import { transact } from '../../db/transact.ts'
import { useQuota } from '../../quota/use-quota.ts'
import type { Refusal } from '../../refusal.ts'
import type { ClientIp } from '../../session/client-ip.ts'
import { isIpOf } from './check-password.ts'
import { hashToken, newToken } from '../../session/secret-token.ts'
import { linkEnd } from './mail-link.ts'
import { mailAccount } from './mails.ts'

const response: CustomerMessage = {
  message: 'Is er een account met dit e-mailadres, dan ontvang je binnen enkele minuten een e-mail.',
}

const mailLink = ({ db, config }: Shop, email: string): Promise<void> =>
  transact(db, async (tx) => {
    const [known] = await tx
      .select({ id: customer.id })
      .from(customer)
      .where(eq(customer.email, email))
      .for('key share')
    if (!known) return
    const token = newToken()
    await tx
      .insert(passwordReset)
      .values({ tokenHash: hashToken(token), customerId: known.id, expiresAt: linkEnd() })
    await mailAccount(tx, {
      kind: 'password_reset',
      recipient: email,
      subject: 'Kies een nieuw wachtwoord voor',
      sentences: [
        'Met de knop hieronder kies je een nieuw wachtwoord. De link werkt een half uur en één keer.',
        'Heb je dit niet zelf aangevraagd? Dan hoef je niets te doen: je wachtwoord blijft zoals het is.',
      ],
      press: {
        text: 'Nieuw wachtwoord kiezen',
        url: `${config.shopUrl}${pages.resetPassword}?token=${token}`,
      },
    })
  })

/** Responds before the lookup, so that neither content nor time reveals whether an account exists. */
export const forgotPassword = async (
  shop: Shop,
  typed: string,
  address: ClientIp,
): Promise<CustomerMessage | Refusal> => {
  const email = normaliseEmail(typed)
  // Strangers in many networks must not keep the owner out at home.
  const recipient = (await isIpOf(shop.db, email, address)) ? null : email
  const used = await transact(shop.db, (tx) =>
    useQuota(tx, shop.config, 'passwordMail', { address, recipientHere: email, recipient }),
  )
  if (used !== null) return used === 'silent' ? response : used
  void mailLink(shop, email).catch((error: unknown) =>
    shop.log.error({ err: error }, 'a password mail was not written'),
  )
  return response
}
