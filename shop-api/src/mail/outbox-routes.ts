import { desc, eq } from 'drizzle-orm'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import type { Routes, Shop } from '../context.ts'
import { mail } from '../db/schema/mail.ts'
import { answer } from '../http/errors.ts'
import { html } from '../html.ts'
import { refuse } from '../refusal.ts'

const params = z.object({ id: z.uuid() })
const querystring = z.object({ as: z.enum(['html', 'text']).default('html') })

/** Mail may use its own styles and the shop's pictures, and nothing else. */
const policy = (shopUrl: string) =>
  `default-src 'none'; style-src 'unsafe-inline'; img-src ${new URL(shopUrl).origin}; base-uri 'none'; form-action 'none'`

const show = (reply: FastifyReply, page: string, shopUrl: string) =>
  reply
    .headers({
      'content-security-policy': policy(shopUrl),
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    })
    .type('text/html; charset=utf-8')
    .send(page)

/** Shows the outbox during development, when there is no mail server. Never in production. */
export const outboxRoutes =
  (shop: Shop): Routes =>
  async (app) => {
    if (shop.config.production) return

    app.get('/outbox', async (_request, reply) => {
      const { id, kind, recipient, subject, createdAt, sentAt } = mail
      const mails = await shop.db
        .select({ id, kind, recipient, subject, createdAt, sentAt })
        .from(mail)
        .orderBy(desc(mail.createdAt))
        .limit(200)
      const rows = mails.map(
        (row) =>
          html`<tr>
            <td>${row.createdAt.toISOString()}</td>
            <td>${row.recipient}</td>
            <td>
              <a href="/outbox/${row.id}">${row.subject}</a> (<a href="/outbox/${row.id}?as=text">text</a>)
            </td>
            <td>${row.kind}</td>
            <td>${row.sentAt ? row.sentAt.toISOString() : 'waiting'}</td>
          </tr>`,
      )
      const page = html`<!doctype html>
        <html lang="en">
          <head>
            <meta charset="utf-8" />
            <title>Outbox</title>
          </head>
          <body style="font-family: system-ui, sans-serif; margin: 2rem;">
            <h1>Outbox</h1>
            <p>${mails.length === 0 ? 'No mail yet.' : 'Newest first.'}</p>
            <table cellpadding="8">
              <thead>
                <tr>
                  <th align="left">Written</th>
                  <th align="left">To</th>
                  <th align="left">Subject</th>
                  <th align="left">Kind</th>
                  <th align="left">Sent</th>
                </tr>
              </thead>
              <tbody>
                ${rows}
              </tbody>
            </table>
          </body>
        </html>`
      return show(reply, page.markup, shop.config.shopUrl)
    })

    app.get('/outbox/:id', { schema: { operation: null, params, querystring } }, async (request, reply) => {
      const [found] = await shop.db.select().from(mail).where(eq(mail.id, request.params.id))
      if (!found) return answer(refuse('not_found', 'Deze mail bestaat niet.'))
      return request.query.as === 'text'
        ? reply.type('text/plain; charset=utf-8').send(found.text)
        : show(reply, found.html, shop.config.shopUrl)
    })
  }
