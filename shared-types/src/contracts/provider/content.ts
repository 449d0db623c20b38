import { z } from 'zod'
import * as content from '../content.ts'
import { metaFields, ProductTile } from './catalog.ts'

/** `homepage` is true for the link to the home page. */
export const MenuItem = content.MenuItem.extend({
  homepage: z.boolean(),
  get items() {
    return z.array(MenuItem)
  },
})
export type MenuItem = z.infer<typeof MenuItem>

/** `GET /v1/content/navigation`: the category menu (`main`) and the extra menu. */
export const Navigation = z.strictObject({ main: z.array(MenuItem), extra: z.array(MenuItem) })
export type Navigation = z.infer<typeof Navigation>

/** `GET /v1/content/shop-menu` (tabs) and `GET /v1/content/sub-navigation/` (panels by main menu slug). */
export const Menu = z.strictObject({ items: z.array(MenuItem) })
export type Menu = z.infer<typeof Menu>

/** `GET /v1/content/homepage`. */
export const Homepage = z.strictObject({ ...content.Homepage.omit({ meta: true }).shape, ...metaFields })
export type Homepage = z.infer<typeof Homepage>

/** `GET /v1/content/service-page/{page}`. */
export const ServicePage = z.strictObject({
  ...content.ServicePage.omit({ meta: true }).shape,
  ...metaFields,
})
export type ServicePage = z.infer<typeof ServicePage>

/** `GET /v1/content/category?path=`. */
export const CategoryContent = z.strictObject({
  ...content.CategoryContent.omit({ meta: true }).shape,
  /** False if no menu, sitemap or search engine may show it. */
  listed: z.boolean(),
  ...metaFields,
})
export type CategoryContent = z.infer<typeof CategoryContent>

/** `GET /v1/content/page?path=`. */
export const ContentPage = z.strictObject({
  ...content.ContentPage.omit({ meta: true }).shape,
  products: z.array(ProductTile),
  ...metaFields,
})
export type ContentPage = z.infer<typeof ContentPage>
