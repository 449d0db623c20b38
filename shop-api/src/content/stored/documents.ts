import type { DocumentName } from 'shared-types/contracts/admin/content'
import { documentForms, FooterForm } from 'shared-types/contracts/admin/forms/content-forms'
import {
  type ContentDocument,
  type DocumentKey,
  documents,
  Notification,
  PromoSlide,
  StoredFooter,
} from 'shared-types/contracts/content'
import { Homepage, Menu, Navigation } from 'shared-types/contracts/provider/content'
import { z } from 'zod'

/** The home page as it is stored: code and end come from the promotion to which it leads. Null for none. */
export const StoredHomepage = Homepage.extend({
  promo: z.object({ main: PromoSlide, extra: z.array(PromoSlide) }).nullable(),
})
export type StoredHomepage = z.infer<typeof StoredHomepage>

/** The schema in which each document is stored. */
export const storedDocuments = {
  notification: Notification,
  homepage: StoredHomepage,
  navigation: Navigation,
  'sub-navigation': Menu,
  'shop-menu': Menu,
  footer: StoredFooter,
  ...(Object.fromEntries(
    Object.entries<ContentDocument>(documents).map(([key, { schema }]) => [key, schema]),
  ) as { [Key in DocumentKey]: (typeof documents)[Key]['schema'] }),
} satisfies Record<DocumentName, z.ZodType>

type Stored = typeof storedDocuments

/** The documents of a shop, each as it is stored. */
export type StoredDocuments = { [Name in DocumentName]: z.input<Stored[Name]> }

/** The schema that a document is checked against before it is stored: stricter where its form has rules. */
export const formOfDocument: { [Name in DocumentName]: z.ZodType<StoredDocuments[Name]> } = {
  ...storedDocuments,
  homepage: documentForms.homepage.schema,
  footer: FooterForm,
}
