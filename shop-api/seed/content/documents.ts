import type { DocumentName } from 'shared-types/contracts/admin/content'
import type { DocumentKey, documents, Footer, Notification } from 'shared-types/contracts/content'
import type { Menu, Navigation } from 'shared-types/contracts/provider/content'
import type { z } from 'zod'
import type { StoredHomepage } from '../../src/content/stored/documents.ts'

interface OwnDocuments extends Record<Exclude<DocumentName, DocumentKey>, unknown> {
  navigation: Navigation
  'shop-menu': Menu
  'sub-navigation': Menu
  notification: Notification
  footer: z.input<typeof Footer>
  homepage: StoredHomepage
}

/** The documents of a fresh shop, each under its key. */
export type ContentDocuments = OwnDocuments & {
  [Key in DocumentKey]: z.input<(typeof documents)[Key]['schema']>
}
