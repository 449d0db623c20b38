import { eq, like, type AnyColumn } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { content, contentPage, servicePage } from '../../db/schema/content.ts'
import { redirect } from '../../db/schema/redirect.ts'

interface Renamed {
  /** Of the filter. */
  code: string
  from: string
  to: string
}

/** With the other value in addresses that choose this one. */
const withOther = (text: string, { code, from, to }: Renamed): string =>
  text.replaceAll(/\/(ae-[a-z0-9-]+)\/([a-z0-9_-]+)/g, (whole, filter: string, chosen: string) => {
    const slugs = chosen.split('_')
    if (filter !== code || !slugs.includes(from)) return whole
    return `/${filter}/${[...new Set(slugs.map((slug) => (slug === from ? to : slug)))].join('_')}`
  })

/** Lets menus, texts and redirects that lead to lists with a filter value lead to those with another one. */
export const renameInLinks = async (tx: Tx, renamed: Renamed): Promise<void> => {
  const names = (column: AnyColumn) => like(column, `%/${renamed.code}/%${renamed.from}%`)
  const stored = await tx.select().from(content).for('update')
  for (const { key, data } of stored) {
    const before = JSON.stringify(data)
    const after = withOther(before, renamed)
    if (after !== before)
      await tx
        .update(content)
        .set({ data: JSON.parse(after) })
        .where(eq(content.key, key))
  }
  for (const { path, html } of await tx
    .select()
    .from(contentPage)
    .where(names(contentPage.html))
    .for('update')) {
    const after = withOther(html, renamed)
    if (after !== html) await tx.update(contentPage).set({ html: after }).where(eq(contentPage.path, path))
  }
  for (const { slug, html } of await tx
    .select()
    .from(servicePage)
    .where(names(servicePage.html))
    .for('update')) {
    const after = withOther(html, renamed)
    if (after !== html) await tx.update(servicePage).set({ html: after }).where(eq(servicePage.slug, slug))
  }
  for (const { fromPath, toPath } of await tx.select().from(redirect).where(names(redirect.toPath))) {
    const after = withOther(toPath, renamed)
    if (after !== toPath)
      await tx.update(redirect).set({ toPath: after }).where(eq(redirect.fromPath, fromPath))
  }
}
