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

/** The status page of an order; the payment provider also redirects to it. */
export const orderStatusUrl = (config: Config, orderId: string): string =>
  `${config.shopUrl}${pathOf(pages.checkoutStatus, { order: orderId })}?token=${orderToken(config.tokenSecret, orderId)}`
