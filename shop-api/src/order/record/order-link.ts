import * as pages from 'shared-types/urls/page-paths'
import { pathOf } from 'shared-types/urls/path-pattern'
import type { Config } from '../../config.ts'
import type { OrderRow } from '../../db/schema/buying/order.ts'
import { isSigned, signedAt, signedToken } from '../../mail/signed-link.ts'

const link = { label: 'order-link', lifetimeSeconds: 30 * 24 * 60 * 60 }

type LinkedOrder = Pick<OrderRow, 'id' | 'linksFrom'>

const fromOf = ({ linksFrom }: LinkedOrder): number => linksFrom?.getTime() ?? 0

/** From the next second on, which is what a link can tell: none that was made until now is valid then. */
export const nextLinks = (): Date => new Date(Math.floor(Date.now() / 1000) * 1000 + 1000)

/** Gives access to one order. */
export const orderToken = (secret: string, order: LinkedOrder, now = Date.now()): string =>
  signedToken(secret, link, order.id, Math.max(now, fromOf(order)))

export const isOrderToken = (secrets: string[], order: LinkedOrder, token: string): boolean =>
  isSigned(secrets, link, order.id, token) && signedAt(link, token) >= fromOf(order)

type OrderPage = typeof pages.order | typeof pages.checkoutStatus

const linkTo = ({ shopUrl, tokenSecret }: Config, page: OrderPage, order: LinkedOrder): string =>
  `${shopUrl}${pathOf(page, { order: order.id })}?token=${orderToken(tokenSecret, order)}`

/** For mails: the page of an order, with its progress and parcels. */
export const orderUrl = (config: Config, order: LinkedOrder): string => linkTo(config, pages.order, order)

/** For the return from the payment: what became of it. A paid order thanks the shopper. */
export const orderStatusUrl = (config: Config, order: LinkedOrder): string =>
  linkTo(config, pages.checkoutStatus, order)
