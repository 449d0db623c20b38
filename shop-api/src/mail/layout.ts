import { html, type Html } from '../html.ts'
import type { ShopDetails } from './shop-details.ts'

export interface MailText {
  subject: string
  html: string
  text: string
}

const ink = '#1f2a37'

/** Line after line, each on its own. */
export const stacked = (lines: string[]): Html =>
  html`${lines.map((line, index) => (index === 0 ? html`${line}` : html`<br />${line}`))}`

export const heading = (text: string): Html =>
  html`<h2 style="margin: 28px 0 8px; font-size: 17px;">${text}</h2>`

export const paragraph = (text: string): Html => html`<p style="margin: 0 0 12px;">${text}</p>`

export const button = (text: string, url: string): Html =>
  html`<p style="margin: 20px 0;">
    <a
      href="${url}"
      style="display: inline-block; padding: 12px 20px; border-radius: 8px; background: #1e3a5f; color: #ffffff; font-weight: bold; text-decoration: none;"
      >${text}</a
    >
  </p>`

/** The frame of every mail: one narrow column, styles on the elements because mail programs drop the rest. */
export const mailPage = (subject: string, shop: ShopDetails, body: Html): string =>
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

/** The closing lines of a mail as text. */
export const signature = (shop: ShopDetails): string[] => [
  shop.legal_name,
  `${shop.street}, ${shop.zipcode} ${shop.city}`,
  `${shop.email} · ${shop.phone} · ${shop.opening_hours}`,
  `KvK ${shop.coc_number} · Btw ${shop.vat_number}`,
]
