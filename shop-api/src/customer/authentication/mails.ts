import { html } from '../../html.ts'
import type { Tx } from '../../db/client.ts'
import type { AccountMailKind } from '../../db/schema/columns/mail-traits.ts'
import { button, composeMail, paragraph } from '../../mail/layout.ts'
import { putInOutbox } from '../../mail/put-in-outbox.ts'
import { readShopDetails } from '../../mail/shop-details.ts'

interface AccountMail {
  kind: AccountMailKind
  recipient: string
  subject: string
  sentences: string[]
  press: { text: string; url: string }
}

/** Writes a mail about an account: what happened, and one button. */
export const mailAccount = async (tx: Tx, mail: AccountMail): Promise<void> => {
  const { kind, recipient, subject, sentences, press } = mail
  const shop = await readShopDetails(tx)
  await putInOutbox(tx, {
    kind,
    recipient,
    ...composeMail(
      shop,
      `${subject} ${shop.name}`,
      html`${sentences.map(paragraph)} ${button(press.text, press.url)}`,
    ),
  })
}
