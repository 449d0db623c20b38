import { and, asc, eq, getTableColumns, isNull, lt, lte, sql } from 'drizzle-orm'
import { createTransport, type SendMailOptions, type Transporter } from 'nodemailer'
import type { SMTPError } from 'nodemailer/lib/smtp-connection'
import type { Shop } from '../context.ts'
import { order } from '../db/schema/buying/order.ts'
import { mailsWith } from '../db/schema/columns/mail-traits.ts'
import { mail } from '../db/schema/mail.ts'
import { statement } from '../db/statement.ts'
import { hasEndedLink } from './ended-link.ts'
import { readShopDetails } from './shop-details.ts'
import { unsubscribeHeaders } from './unsubscribe-headers.ts'

type MailRow = typeof mail.$inferSelect

/** Longer than one attempt can take, so that no other process claims a mail that is being sent. */
const leaseMs = 5 * 60 * 1000
const timeoutMs = 30_000
/** With the back-off below, the last attempt is about three days after the first. */
export const mostAttempts = 20

const backOffMs = (attempts: number): number => Math.min(6 * 60 * 60 * 1000, 15_000 * 2 ** attempts)

const forgottenKinds = new Set<MailRow['kind']>(mailsWith('isForgottenWhenSent'))
const forgotten = ({ kind }: MailRow) =>
  forgottenKinds.has(kind) ? { recipient: '', html: '', text: '' } : {}

/** For the log. The message is left out, because mail servers repeat the address of the recipient in it. */
const codesOf = (error: unknown) => {
  const { name, code, command, responseCode } = error as Partial<SMTPError>
  return { type: name, code, command, responseCode }
}

const ofSender = new Set(['5.1.7', '5.1.8'])
const ofRecipientWithoutStatus = new Set(['550', '551', '553'])

/**
 * Whether the mail server refuses this recipient for good: its answer to RCPT is about the address or the mailbox (RFC
 * 3463: 5.1 and 5.2). Another answer is about the sender, the login or the server, so about all mails.
 */
const isRefusedRecipient = (error: unknown): boolean => {
  const { command, response = '' } = error as Partial<SMTPError>
  const [, code = '', status] = /^(5\d\d)[ -](5\.\d{1,3}\.\d{1,3})?/.exec(response) ?? []
  if (command !== 'RCPT TO') return false
  return status ? /^5\.[12]\./.test(status) && !ofSender.has(status) : ofRecipientWithoutStatus.has(code)
}

/** The order can have another address than when the mail was written: that was mistyped, or its account has moved. */
const presentRecipient = sql`coalesce(
  (select ${order.customer} ->> 'email' from ${order} where ${order.id} = ${mail.orderId}), ${mail.recipient})`

/** Claims the next due mail, by the clock that wrote when it is due. After a crash it is due again when the lease ends. */
const claimStatement = statement((db) => {
  const due = db
    .select({ id: mail.id })
    .from(mail)
    .where(and(isNull(mail.sentAt), lte(mail.nextAttemptAt, sql`now()`), lt(mail.attempts, mostAttempts)))
    .orderBy(asc(mail.nextAttemptAt))
    .limit(1)
    .for('update', { skipLocked: true })
  return db
    .update(mail)
    .set({
      recipient: presentRecipient,
      nextAttemptAt: sql`now() + ${leaseMs} * interval '1 millisecond'`,
      attempts: sql`${mail.attempts} + 1`,
    })
    .where(eq(mail.id, due))
    .returning({ ...getTableColumns(mail), hasEndedLink })
    .prepare('claim a mail')
})

/** With the name of the shop, unless `MAIL_FROM` has a name. */
const senderOf = async ({ db, config: { mailFrom } }: Shop) =>
  mailFrom.includes('<') ? mailFrom : { name: (await readShopDetails(db)).name, address: mailFrom }

const connect = (smtpUrl: string): Transporter =>
  createTransport({
    url: smtpUrl,
    // Without encryption, an attacker on the way could read the password, and the links in mails.
    requireTLS: new URL(smtpUrl).username !== '',
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  })

const messageOf = async (shop: Shop, claimed: MailRow): Promise<SendMailOptions> => {
  const { id, recipient, replyTo, subject, html, text } = claimed
  const senderDomain = /@([\w.-]+)/.exec(shop.config.mailFrom)?.[1] ?? 'localhost'
  return {
    from: await senderOf(shop),
    to: { name: '', address: recipient },
    ...(replyTo === null ? {} : { replyTo: { name: '', address: replyTo } }),
    subject,
    html,
    text,
    // The recipient's server can detect a duplicate after a crash.
    messageId: `<${id}@${senderDomain}>`,
    headers: unsubscribeHeaders(claimed),
  }
}

/** Makes a mail that the server did not take wait, or gives it up. */
const postpone = async ({ db, log }: Shop, { id, attempts }: MailRow, error: unknown): Promise<void> => {
  const lastError = error instanceof Error ? error.message : String(error)
  const isFinal = isRefusedRecipient(error)
  log.warn({ mail: id, attempts, isFinal, ...codesOf(error) }, 'a mail could not be sent')
  await db
    .update(mail)
    .set({
      lastError,
      nextAttemptAt: sql`now() + ${backOffMs(attempts)} * interval '1 millisecond'`,
      ...(isFinal ? { attempts: mostAttempts } : {}),
    })
    .where(eq(mail.id, id))
}

const send = async (shop: Shop, transport: Transporter, claimed: MailRow): Promise<void> => {
  const message = await messageOf(shop, claimed)
  try {
    await transport.sendMail(message)
  } catch (error) {
    return postpone(shop, claimed, error)
  }
  await shop.db
    .update(mail)
    .set({ sentAt: sql`now()`, lastError: null, ...forgotten(claimed) })
    .where(eq(mail.id, claimed.id))
}

/**
 * Sends the mails in the outbox by SMTP. Those that the server does not take wait longer after each attempt, or are given
 * up. Throws other errors; then the mail is due again when its lease ends.
 */
export const deliverMail = async (shop: Shop, stopping: AbortSignal): Promise<void> => {
  const { smtpUrl } = shop.config
  if (smtpUrl === null) return
  let transport: Transporter | undefined
  try {
    while (!stopping.aborted) {
      const [claimed] = await claimStatement(shop.db).execute()
      if (!claimed) break
      if (claimed.hasEndedLink) {
        await shop.db.delete(mail).where(eq(mail.id, claimed.id))
        shop.log.warn(
          { mail: claimed.id, kind: claimed.kind },
          'a mail was dropped, because its link has ended',
        )
        continue
      }
      transport ??= connect(smtpUrl)
      await send(shop, transport, claimed)
    }
  } finally {
    transport?.close()
  }
}
