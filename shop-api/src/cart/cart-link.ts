import { and, eq, isNull } from 'drizzle-orm'
import * as pages from 'shared-types/urls/page-paths'
import { pathOf } from 'shared-types/urls/path-pattern'
import type { Config } from '../config.ts'
import type { Db, Tx } from '../db/client.ts'
import { cart } from '../db/schema/buying/cart.ts'
import type { OrderRow } from '../db/schema/buying/order.ts'
import { readSignedId, signedId } from '../mail/signed-link.ts'

/** Restores one cart in any browser. */
const link = { label: 'cart-link', lifetimeSeconds: 30 * 24 * 60 * 60 }

/** The cart that a link restores; null when its signature is invalid or expired. */
export const readCartLinkId = (secrets: string[], id: string): string | null =>
  readSignedId(secrets, link, id)

const linkId = ({ tokenSecret }: Config, cartId: string, now?: number): string =>
  signedId(tokenSecret, link, cartId, now)

/** The URL of a link id; it restores the cart (spec §2: it has no slash at its end). */
export const cartUrl = ({ shopUrl }: Config, id: string): string =>
  shopUrl + pathOf(pages.cartRestore, { id })

export const restoreUrl = (config: Config, cartId: string, now?: number): string =>
  cartUrl(config, linkId(config, cartId, now))

const isOpen = async (db: Db | Tx, cartId: string): Promise<boolean> =>
  (await db.$count(cart, and(eq(cart.id, cartId), isNull(cart.orderedAt)))) > 0

/** The id in the link that restores the cart of an order; null once that cart is ordered or deleted. */
export const cartLinkOf = async (
  db: Db | Tx,
  config: Config,
  { cartId }: Pick<OrderRow, 'cartId'>,
): Promise<string | null> => (cartId && (await isOpen(db, cartId)) ? linkId(config, cartId) : null)
