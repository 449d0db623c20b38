import { Menu, Navigation } from 'shared-types/contracts/provider/content'
import type { Db } from '../db/client.ts'
import { readContent } from './queries.ts'
import { safeMenu } from './safe-content.ts'

export const showNavigation = async (db: Db): Promise<Navigation> => {
  const { main, extra } = await readContent(db, 'navigation', Navigation)
  return { main: safeMenu(main), extra: safeMenu(extra) }
}

export const showMenu = async (db: Db, key: 'shop-menu' | 'sub-navigation'): Promise<Menu> => {
  const { items } = await readContent(db, key, Menu)
  return { items: safeMenu(items) }
}
