import { html } from '../html.ts'
import type { Tx } from '../db/client.ts'
import { button, mailPage, paragraph, signature } from '../mail/layout.ts'
import { putInOutbox } from '../mail/put-in-outbox.ts'
import { readShopDetails } from '../mail/shop-details.ts'

interface AccountMail {
  kind: 'account_confirm' | 'account_known' | 'password_reset' | 'password_changed'
  recipient: string
  subject: string
  sentences: string[]
  press: { text: string; url: string }
}

/** A mail about an account: what happened, and one thing to press. */
export const mailAccount = async (tx: Tx, letter: AccountMail): Promise<void> => {
  const { kind, recipient, subject, sentences, press } = letter
  const shop = await readShopDetails(tx)
  await putInOutbox(tx, {
    kind,
    recipient,
    subject: `${subject} ${shop.name}`,
    html: mailPage(subject, shop, html`${sentences.map(paragraph)} ${button(press.text, press.url)}`),
    text: [...sentences, `${press.text}: ${press.url}`, signature(shop).join('\n')].join('\n\n'),
  })
}
