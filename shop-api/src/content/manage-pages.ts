import { and, asc, eq, or, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type {
  NewPage,
  PageChange,
  PageQuery,
  PageSummary,
  StaffPage,
} from 'shared-types/contracts/admin/content'
import { PageParent } from 'shared-types/contracts/admin/content'
import { safeHtml } from 'shared-types/html/safe-html'
import { slugOf } from 'shared-types/urls/slug'
import type { Listed } from 'shared-types/contracts/admin/list'
import { storedMetaTitle, typedMetaTitle } from '../db/schema/columns/meta-title.ts'
import type { Db, Tx } from '../db/client.ts'
import { readPage } from '../db/read-page.ts'
import { contains } from '../db/contains.ts'
import { editedMeanwhile } from '../db/edited-meanwhile.ts'
import { isVersion, rowVersion } from '../db/row-version.ts'
import { contentPage, servicePage } from '../db/schema/content.ts'
import { transact } from '../db/transact.ts'
import { unknownPictures } from '../image/unknown-pictures.ts'
import { lockRedirects, redirectRemoved } from '../redirect/redirect-moved.ts'
import { isRefusal, refuse, refuseField, refuseFields, type Refusal } from '../refusal.ts'

const servicePrefix = 'service/'
const servicePath = sql<string>`${servicePrefix}::text || ${servicePage.slug}`

const noSuchPage = () => refuse('not_found', 'Deze pagina bestaat niet (meer).')

/** One page of the list of pages of text, by path. */
export const listPages = async (db: Db, { q, under, ...paging }: PageQuery): Promise<Listed<PageSummary>> => {
  const all = unionAll(
    db
      .select({
        id: servicePath.as('id'),
        title: servicePage.title,
        updatedAt: sql<string | null>`null::timestamptz`.as('updated_at'),
      })
      .from(servicePage),
    db
      .select({
        id: contentPage.path,
        title: contentPage.title,
        updatedAt: sql<string | null>`${contentPage.updatedAt}`,
      })
      .from(contentPage),
  ).as('all')
  const chosen = and(
    q ? or(contains(all.id, q), contains(all.title, q)) : undefined,
    under ? or(eq(all.id, under), sql`starts_with(${all.id}, ${`${under}/`})`) : undefined,
  )
  const { rows, total } = await readPage(
    paging,
    db.select().from(all).where(chosen).orderBy(asc(all.id)),
    db.$count(all, chosen),
  )
  return {
    rows: rows.map(({ id, title, updatedAt }) => ({
      id,
      title,
      updatedAt: updatedAt === null ? null : new Date(updatedAt).toISOString(),
    })),
    total,
  }
}

/** The slug of a page of customer service, and null for another one. A gateway such as `service` is no such page. */
const serviceSlug = (path: string): string | null =>
  path.startsWith(servicePrefix) ? path.slice(servicePrefix.length) : null

const isBelowParent = (parent: string | null) => PageParent.safeParse(parent).success

export const readStaffPage = async (db: Db | Tx, path: string): Promise<StaffPage | Refusal> => {
  const slug = serviceSlug(path)
  if (slug !== null) {
    const [found] = await db
      .select({ row: servicePage, version: rowVersion })
      .from(servicePage)
      .where(eq(servicePage.slug, slug))
    if (!found) return noSuchPage()
    const { slug: _slug, ...shown } = found.row
    return {
      ...shown,
      metaTitle: typedMetaTitle(shown),
      id: path,
      intro: '',
      image: null,
      hasIntro: false,
      canBeDeleted: false,
      version: found.version,
    }
  }
  const [found] = await db
    .select({ row: contentPage, version: rowVersion })
    .from(contentPage)
    .where(eq(contentPage.path, path))
  if (!found) return noSuchPage()
  const { title, intro, image, html, metaDescription, parent } = found.row
  return {
    id: path,
    title,
    intro,
    image,
    html,
    metaTitle: typedMetaTitle(found.row),
    metaDescription,
    hasIntro: true,
    canBeDeleted: isBelowParent(parent),
    version: found.version,
  }
}

/** HTML is sanitised before it is stored, and again when it is shown. */
export const changePage = (
  db: Db,
  path: string,
  { version, intro, image, ...change }: PageChange,
): Promise<string | Refusal> =>
  transact(db, async (tx): Promise<string | Refusal> => {
    const set = { ...change, html: safeHtml(change.html), metaTitle: storedMetaTitle(change) }
    const slug = serviceSlug(path)
    const current = await readStaffPage(tx, path)
    if (isRefusal(current)) return current
    const mistakes = await unknownPictures(tx, { before: current.image, after: { image } })
    if (Object.keys(mistakes).length > 0) return refuseFields(mistakes)
    const changed =
      slug === null
        ? await tx
            .update(contentPage)
            .set({ ...set, intro, image, updatedAt: new Date() })
            .where(and(eq(contentPage.path, path), isVersion(version)))
            .returning({ path: contentPage.path })
        : await tx
            .update(servicePage)
            .set(set)
            .where(and(eq(servicePage.slug, slug), isVersion(version)))
            .returning({ path: servicePage.slug })
    if (changed.length > 0) return path
    return slug === null
      ? editedMeanwhile(tx, 'content_page', path)
      : editedMeanwhile(tx, 'service_page', slug)
  })

/** Adds a page below the blog, the inspiration or the vacancies, as the first of them. */
export const addPage = (db: Db, { parent, title, intro, html }: NewPage): Promise<string | Refusal> =>
  transact(db, async (tx): Promise<string | Refusal> => {
    const slug = slugOf(title, 80)
    if (slug === '') return refuseField('title', 'Gebruik in de titel ook letters.')
    const now = new Date()
    const [added] = await tx
      .insert(contentPage)
      .values({
        path: `${parent}/${slug}`,
        parent,
        position: sql`(select coalesce(min(position), 1) - 1 from ${contentPage} where parent = ${parent})`,
        title,
        intro,
        html: safeHtml(html),
        author: null,
        publishedAt: parent === 'blog' ? now : null,
        metaTitle: title,
        metaDescription: intro.slice(0, 300),
      })
      .onConflictDoNothing()
      .returning({ path: contentPage.path })
    return added?.path ?? refuseField('title', 'Er is al een pagina met deze titel.')
  })

/** Its address then leads to the page above it. */
export const deletePage = (db: Db, path: string, version: string): Promise<null | Refusal> =>
  transact(db, async (tx): Promise<null | Refusal> => {
    const page = await readStaffPage(tx, path)
    if (isRefusal(page)) return page
    if (!page.canBeDeleted)
      return refuse('validation_failed', 'Deze pagina heeft een vaste plaats in de winkel.')
    await lockRedirects(tx)
    const [gone] = await tx
      .delete(contentPage)
      .where(and(eq(contentPage.path, path), isVersion(version)))
      .returning({ parent: contentPage.parent })
    if (!gone) return editedMeanwhile(tx, 'content_page', path)
    await redirectRemoved(tx, { from: `/${path}/`, to: `/${gone.parent}/` })
    return null
  })
