import { CartPromo, Notification } from 'shared-types/contracts/content'
import { Menu, Navigation } from 'shared-types/contracts/provider/content'
import type { Db } from '../db/client.ts'
import { isOffered } from '../promotion/vouchers.ts'
import { promotedCartPromo, promotedMenu, promotedNotification, promotedNow } from './promoted.ts'
import { readContent } from './queries.ts'
import { safeMenu } from './safe-content.ts'

export const showNavigation = async (db: Db): Promise<Navigation> => {
  const { main, extra } = await readContent(db, 'navigation', Navigation)
  const promoted = await promotedNow(db)
  return { main: promotedMenu(safeMenu(main), promoted), extra: promotedMenu(safeMenu(extra), promoted) }
}

export const showMenu = async (db: Db, key: 'shop-menu' | 'sub-navigation'): Promise<Menu> => {
  const { items } = await readContent(db, key, Menu)
  return { items: promotedMenu(safeMenu(items), await promotedNow(db)) }
}

/** Without a code that has not begun, has ended or is used up: the cart would refuse it. */
export const showNotification = async (db: Db): Promise<Notification> => {
  const stored = await readContent(db, 'notification', Notification)
  const shown = promotedNotification(stored, await promotedNow(db))
  return shown.code === null || (await isOffered(db, shown.code)) ? shown : { ...shown, code: null }
}

export const showCartPromo = async (db: Db): Promise<CartPromo> =>
  promotedCartPromo(await readContent(db, 'cart-promo', CartPromo), await promotedNow(db))
