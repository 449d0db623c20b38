import type { DocumentName } from 'shared-types/contracts/admin/content'
import { documentForms, FooterForm } from 'shared-types/contracts/admin/forms/content-forms'
import {
  type ContentDocument,
  type DocumentKey,
  documents,
  Footer,
  Notification,
  PromoSlide,
} from 'shared-types/contracts/content'
import { Homepage, Menu, Navigation } from 'shared-types/contracts/provider/content'
import { z } from 'zod'

/** The home page as it is stored: code and end come from the promotion to which it leads. Null for none. */
export const StoredHomepage = Homepage.extend({
  promo: z.object({ main: PromoSlide, extra: z.array(PromoSlide) }).nullable(),
})
export type StoredHomepage = z.infer<typeof StoredHomepage>

/** The schema in which each document is stored. */
export const storedDocuments: Record<DocumentName, z.ZodType> = {
  notification: Notification,
  homepage: StoredHomepage,
  navigation: Navigation,
  'sub-navigation': Menu,
  'shop-menu': Menu,
  footer: Footer,
  ...(Object.fromEntries(
    Object.entries<ContentDocument>(documents).map(([key, { schema }]) => [key, schema]),
  ) as Record<DocumentKey, z.ZodType>),
}

/** The schema that a document is checked against before it is stored: stricter where its form has rules. */
export const formOfDocument: typeof storedDocuments = {
  ...storedDocuments,
  homepage: documentForms.homepage.schema satisfies z.ZodType<StoredHomepage>,
  footer: FooterForm satisfies z.ZodType<Footer>,
}
