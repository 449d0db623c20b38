import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { backOfficePath } from 'shared-types/contracts/admin/paths'
import { escapeHtml } from 'shared-types/html/escape-html'
import type { Routes, Shop } from '../context.ts'
import { readShopDetails } from '../mail/shop-details.ts'

/** In `back-office/index.html`; the app gives the nonce to the library that writes its styles. */
const noncePlaceholder = '__CSP_NONCE__'
const namePlaceholder = '__SHOP_NAME__'

const policyOf = (nonce: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ')

/** The built app. Without a build, as in most tests, there are no pages. */
export const backOfficePages =
  ({ config, db }: Shop): Routes =>
  async (app) => {
    const index = join(config.backOfficeDir, 'index.html')
    if (!existsSync(index)) return
    const html = readFileSync(index, 'utf8')
    app.get(`${backOfficePath}/`, { schema: { operation: null } }, async (_request, reply) => {
      const { name } = await readShopDetails(db)
      const nonce = randomBytes(16).toString('base64url')
      return reply
        .headers({ 'content-security-policy': policyOf(nonce), 'cache-control': 'no-store' })
        .type('text/html; charset=utf-8')
        .send(html.replaceAll(noncePlaceholder, nonce).replace(namePlaceholder, () => escapeHtml(name)))
    })
    await app.register(fastifyStatic, {
      root: join(config.backOfficeDir, 'assets'),
      prefix: `${backOfficePath}/assets/`,
      preCompressed: true,
      immutable: true,
      maxAge: '1y',
      decorateReply: false,
    })
  }
