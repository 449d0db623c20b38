import { type ContentDocument, documents, Footer, Notification } from 'shared-types/contracts/content'
import { Homepage, Menu, Navigation } from 'shared-types/contracts/provider/content'
import { cleanAnswer } from 'shared-types/html/clean-answer'
import type { Shop } from '../context.ts'
import { refuse, type Refusal } from '../refusal.ts'
import { findContent } from './queries.ts'
import { showFooter } from './show-footer.ts'
import { showHomepage } from './show-homepage.ts'
import { showCartPromo, showMenu, showNavigation, showNotification } from './show-menu.ts'

/** Also documents that the bff combines, or shows in another form. */
export const providerDocuments = {
  ...documents,
  navigation: { id: 'getNavigation', summary: 'Get the main menu', schema: Navigation },
  'shop-menu': { id: 'getShopMenu', summary: 'Get the menu of shops', schema: Menu },
  'sub-navigation': { id: 'getSubNavigation', summary: 'Get the panels below the main menu', schema: Menu },
  notification: {
    id: 'getNotification',
    summary: 'Get the notification above every page',
    schema: Notification,
  },
  footer: { id: 'getFooter', summary: 'Get the footer', schema: Footer },
  homepage: { id: 'getHomepage', summary: 'Get the home page', schema: Homepage },
} as const satisfies Record<string, ContentDocument>

/** The documents that are not answered as they are stored. */
const shows: { [Key in keyof typeof providerDocuments]?: (shop: Shop) => Promise<unknown> } = {
  navigation: ({ db }) => showNavigation(db),
  'shop-menu': ({ db }) => showMenu(db, 'shop-menu'),
  'sub-navigation': ({ db }) => showMenu(db, 'sub-navigation'),
  notification: ({ db }) => showNotification(db),
  'cart-promo': ({ db }) => showCartPromo(db),
  footer: (shop) => showFooter(shop),
  homepage: ({ db }) => showHomepage(db),
}

const findDocument = async (
  { db }: Shop,
  key: string,
  { schema }: ContentDocument,
): Promise<unknown | Refusal> => {
  const found = await findContent(db, key, schema)
  return found === null ? refuse('not_found', 'Deze inhoud bestaat niet.') : cleanAnswer(schema, found)
}

/** A document of content with its HTML sanitised; a shop may have none under the key. */
export const showDocument = (shop: Shop, key: keyof typeof providerDocuments): Promise<unknown | Refusal> =>
  shows[key]?.(shop) ?? findDocument(shop, key, providerDocuments[key])
