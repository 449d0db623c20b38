import * as pages from 'shared-types/urls/page-paths'
import { pathOf } from 'shared-types/urls/path-pattern'
import type { Config } from '../../config.ts'
import { isSigned, signedToken } from '../../mail/signed-link.ts'

const link = { label: 'order-link', lifetimeSeconds: 30 * 24 * 60 * 60 }

/** Gives access to one order. */
export const orderToken = (secret: string, orderId: string, now?: number): string =>
  signedToken(secret, link, orderId, now)

export const isOrderToken = (secrets: string[], orderId: string, token: string): boolean =>
  isSigned(secrets, link, orderId, token)

type OrderPage = typeof pages.order | typeof pages.checkoutStatus

const linkTo = ({ shopUrl, tokenSecret }: Config, page: OrderPage, orderId: string): string =>
  `${shopUrl}${pathOf(page, { order: orderId })}?token=${orderToken(tokenSecret, orderId)}`

/** For mails: the page of an order, with its progress and parcels. */
export const orderUrl = (config: Config, orderId: string): string => linkTo(config, pages.order, orderId)

/** For the return from the payment: what became of it. A paid order thanks the shopper. */
export const orderStatusUrl = (config: Config, orderId: string): string =>
  linkTo(config, pages.checkoutStatus, orderId)
