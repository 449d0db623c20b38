import { html } from '../html.ts'
import { mailPage, paragraph, stacked, signature, type MailText } from './layout.ts'
import type { ShopDetails } from './shop-details.ts'

/** A mail of plain paragraphs, whose line breaks are kept. */
export const writeLetter = (shop: ShopDetails, subject: string, paragraphs: string[]): MailText => {
  const body = html`${paragraphs.map((text) =>
    text.includes('\n')
      ? html`<p style="margin: 0 0 12px;">${stacked(text.split(/\r?\n/))}</p>`
      : paragraph(text),
  )}`
  return {
    subject,
    html: mailPage(subject, shop, body),
    text: [...paragraphs, signature(shop).join('\n')].join('\n\n'),
  }
}
