import * as pages from 'shared-types/urls/page-paths'
import { pathOf } from 'shared-types/urls/path-pattern'
import type { Config } from '../config.ts'
import { readSignedId, signedId } from '../mail/signed-link.ts'

/** Restores one cart in any browser. */
const link = { label: 'cart-link', lifetimeSeconds: 30 * 24 * 60 * 60 }

/** The cart that a link restores; null when its signature is invalid or expired. */
export const readCartLinkId = (secrets: string[], id: string): string | null =>
  readSignedId(secrets, link, id)

/** The URL that restores a cart (spec §2: it has no slash at its end). */
export const restoreUrl = ({ shopUrl, tokenSecret }: Config, cartId: string, now?: number): string =>
  shopUrl + pathOf(pages.cartRestore, { id: signedId(tokenSecret, link, cartId, now) })
