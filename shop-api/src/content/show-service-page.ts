import type { ServicePage } from 'shared-types/contracts/provider/content'
import { metaTitleOf } from '../db/schema/columns/meta-title.ts'
import type { Db } from '../db/client.ts'
import { refuse, type Refusal } from '../refusal.ts'
import { safeHtml } from 'shared-types/html/safe-html'
import { findServicePage } from './queries.ts'

export const showServicePage = async (db: Db, slug: string): Promise<ServicePage | Refusal> => {
  const page = await findServicePage(db, slug)
  if (!page) return refuse('not_found', 'Deze pagina bestaat niet.')
  return { ...page, html: safeHtml(page.html), metaTitle: metaTitleOf(page) }
}
