import { compile } from 'html-to-text'
import { html, type Html } from '../html.ts'
import type { ShopDetails } from './shop-details.ts'

/** A mail in both forms that mail programs read. */
export interface MailText {
  subject: string
  html: string
  text: string
}

const ink = '#1f2a37'

/** Lines of text, one below the other. */
export const stacked = (lines: string[]): Html =>
  html`${lines.map((line, index) => (index === 0 ? html`${line}` : html`<br />${line}`))}`

export const heading = (text: string): Html =>
  html`<h2 style="margin: 28px 0 8px; font-size: 17px;">${text}</h2>`

/** A paragraph that keeps its line breaks. */
export const paragraph = (text: string): Html =>
  html`<p style="margin: 0 0 12px;">${stacked(text.split(/\r?\n/))}</p>`

export const button = (text: string, url: string): Html =>
  html`<p style="margin: 20px 0;">
    <a
      href="${url}"
      style="display: inline-block; padding: 12px 20px; border-radius: 8px; background: #1e3a5f; color: #ffffff; font-weight: bold; text-decoration: none;"
      >${text}</a
    >
  </p>`

/** The layout of every mail: one narrow column, with inline styles because mail programs drop style sheets. */
const mailPage = (subject: string, shop: ShopDetails, body: Html): string =>
  html`<!doctype html>
    <html lang="nl">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${subject}</title>
      </head>
      <body
        style="margin: 0; padding: 24px 12px; background: #f3f4f6; color: ${ink}; font: 15px/1.5 Arial, sans-serif;"
      >
        <div
          style="max-width: 600px; margin: 0 auto; padding: 28px 24px; background: #ffffff; border-radius: 12px;"
        >
          <p style="margin: 0 0 20px; font-size: 22px; font-weight: bold;">${shop.name}</p>
          ${body}
          <p
            style="margin: 32px 0 0; padding-top: 16px; border-top: 1px solid #d1d5db; color: #4b5563; font-size: 13px;"
          >
            ${stacked(signature(shop))}
          </p>
        </div>
      </body>
    </html>`.markup

/** The shop's address and registrations, as the law requires below every mail and invoice. */
export const signature = (shop: ShopDetails): string[] => [
  shop.legalName,
  `${shop.street}, ${shop.zipcode} ${shop.city}`,
  `${shop.email} · ${shop.phone} · ${shop.openingHours}`,
  `KvK ${shop.cocNumber} · Btw ${shop.vatNumber}`,
]

/** The text of a mail for programs that show no HTML: links as addresses, tables in columns, no pictures. */
const textOf = compile({
  wordwrap: false,
  baseElements: { selectors: ['body'] },
  selectors: [
    { selector: 'a', options: { linkBrackets: false } },
    { selector: 'img', format: 'skip' },
    { selector: 'table', format: 'dataTable' },
  ],
})

/** A mail in the shop's layout, as HTML and as text. */
export const composeMail = (shop: ShopDetails, subject: string, body: Html): MailText => {
  const page = mailPage(subject, shop, body)
  return { subject, html: page, text: textOf(page) }
}

/** A mail of plain paragraphs that keeps their line breaks. */
export const composePlainMail = (shop: ShopDetails, subject: string, paragraphs: string[]): MailText =>
  composeMail(shop, subject, html`${paragraphs.map(paragraph)}`)
