import { createHash } from 'node:crypto'
import { html, type Html } from '../html.ts'
import { isUndecided, type TestPayment, type TestRefund } from './test-provider.ts'
import { price } from '../format.ts'

export const outcomes = ['paid', 'pending', 'failed', 'cancelled', 'expired'] as const

/** When the shop's webhook is called. The shop must handle all of these. */
export const notices = ['before', 'twice', 'later', 'never'] as const
export type Notice = (typeof notices)[number]

/** Delay after the return for a `later` notice, in milliseconds. */
export const laterMs = 3000

const noticeNames: Record<Notice, string> = {
  before: 'vóór de terugkeer',
  twice: 'twee keer',
  later: `${laterMs / 1000} seconden na de terugkeer`,
  never: 'niet',
}

const names: Record<TestPayment['state'], string> = {
  open: 'Open',
  paid: 'Betaald',
  pending: 'In behandeling',
  failed: 'Mislukt',
  cancelled: 'Geannuleerd',
  expired: 'Verlopen',
}

const style = `
  :root { color-scheme: light; font-family: system-ui, sans-serif; color: #1f2a37; background: #f3f4f6; }
  body { margin: 0; display: grid; place-items: center; min-height: 100vh; }
  main { box-sizing: border-box; width: min(26rem, 100%); margin: 1rem 0; padding: 1.5rem; background: #fff; border-radius: 12px; }
  .note { margin: 0 0 1rem; padding: .75rem 1rem; background: #fef3c7; border-radius: 8px; }
  h1 { margin: 0 0 1rem; font-size: 1.375rem; }
  dl { display: grid; grid-template-columns: auto 1fr; gap: .5rem 1.5rem; margin: 0 0 1.5rem; }
  dd { margin: 0; text-align: right; font-weight: 600; }
  form { display: grid; gap: .75rem; }
  fieldset { order: 1; margin: .75rem 0 0; padding: .75rem 1rem; border: 1px solid #d1d5db; border-radius: 8px; }
  fieldset label { display: flex; gap: .5rem; align-items: center; min-height: 32px; }
  button, .button { font: inherit; font-weight: 600; text-align: center; padding: .75rem 1rem; min-height: 48px; border: 2px solid #1e3a5f; border-radius: 8px; background: #fff; color: #1e3a5f; cursor: pointer; }
  .button { display: block; text-decoration: none; }
  button[value="paid"], .button { background: #1e3a5f; color: #fff; }
  :is(button, .button):hover { box-shadow: inset 0 0 0 2px currentColor; }
  :focus-visible { outline: 3px solid #b45309; outline-offset: 2px; }
`

/** One string, because the policy contains the hash of exactly the text between the tags. */
const styleElement: Html = { markup: `<style>${style}</style>` }

/** Allows only this style and this form, which redirects to the shop on the same origin. */
export const testPagePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

const checked: Html = { markup: 'checked' }

const noticeChoice = (): Html =>
  html`<fieldset>
    <legend>De winkel hoort het</legend>
    ${notices.map(
      (notice) =>
        html`<label
          ><input type="radio" name="notice" value="${notice}" ${notice === 'before' ? checked : ''} />
          ${noticeNames[notice]}</label
        >`,
    )}
  </fieldset>`

const choices = (payment: TestPayment): Html =>
  html`<form method="post" action="/test-payments/${payment.id}">
    ${noticeChoice()}
    ${outcomes
      .filter((outcome) => outcome !== payment.state)
      .map((outcome) => html`<button name="outcome" value="${outcome}">${names[outcome]}</button>`)}
  </form>`

/** For each refund, a button with which the bank returns it to the shop. */
const refundChoices = (payment: TestPayment, refunds: TestRefund[]): Html =>
  html`<form method="post" action="/test-payments/${payment.id}">
    ${noticeChoice()}
    ${refunds.map(
      ({ id, amountCents }) =>
        html`<button name="refund" value="${id}">Terugbetaling van ${price(amountCents)} mislukt</button>`,
    )}
  </form>`

const ended = (payment: TestPayment, refunds: TestRefund[]): Html =>
  html`${
      refunds.length > 0
        ? refundChoices(payment, refunds)
        : html`<p>Deze betaling is afgerond. Er is niets meer te kiezen.</p>`
    } <a class="button" href="${payment.redirectUrl}">Terug naar de winkel</a>`

const page = (title: string, body: Html): string =>
  html`<!doctype html>
    <html lang="nl">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        ${styleElement}
      </head>
      <body>
        <main>${body}</main>
      </body>
    </html>`.markup

export const testPage = (payment: TestPayment, refunds: TestRefund[]): string =>
  page(
    'Testbetaling',
    html`
      <p class="note">Dit is een testomgeving. Er wordt geen geld afgeschreven.</p>
      <h1>Testbetaling</h1>
      <dl>
        <dt>Omschrijving</dt>
        <dd>${payment.description}</dd>
        <dt>Bedrag</dt>
        <dd>${price(payment.amountCents)}</dd>
        <dt>Status</dt>
        <dd>${names[payment.state]}</dd>
      </dl>
      ${isUndecided(payment.state) ? choices(payment) : ended(payment, refunds)}
    `,
  )

export const unknownTestPage = (): string =>
  page(
    'Onbekende betaling',
    html`<h1>Onbekende betaling</h1>
      <p>Deze betaling kennen we niet.</p>`,
  )
