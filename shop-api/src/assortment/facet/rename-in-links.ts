import { eq, like, sql, type AnyColumn } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { content, contentPage, servicePage } from '../../db/schema/content.ts'
import { brand, category, product } from '../../db/schema/products/catalog.ts'
import { redirect } from '../../db/schema/redirect.ts'
import { lockRedirects } from '../../redirect/redirect-moved.ts'

interface Renamed {
  /** The code of the filter. */
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

/** The columns with HTML that employees edit, each with the key of its row. */
const texts = [
  { table: contentPage, key: contentPage.path, text: contentPage.html },
  { table: servicePage, key: servicePage.slug, text: servicePage.html },
  { table: category, key: category.id, text: category.description },
  { table: brand, key: brand.id, text: brand.description },
  { table: product, key: product.id, text: product.description },
]

/** Lets menus, texts and redirects that lead to lists with a filter value lead to those with another one. */
export const renameInLinks = async (tx: Tx, renamed: Renamed): Promise<void> => {
  // Before any row of content, as in a change of the address of a category, so that they do not deadlock.
  await lockRedirects(tx)
  const names = (column: AnyColumn) => like(column, `%/${renamed.code}/%${renamed.from}%`)
  for (const { key, data } of await tx.select().from(content).orderBy(content.key).for('update')) {
    const before = JSON.stringify(data)
    const after = withOther(before, renamed)
    if (after !== before)
      await tx
        .update(content)
        .set({ data: JSON.parse(after) })
        .where(eq(content.key, key))
  }
  for (const { table, key, text } of texts) {
    const rows = await tx.select({ key, text }).from(table).where(names(text)).orderBy(key).for('update')
    for (const row of rows) {
      const after = withOther(row.text, renamed)
      if (after !== row.text)
        await tx.execute(
          sql`update ${table} set ${sql.identifier(text.name)} = ${after} where ${key} = ${row.key}`,
        )
    }
  }
  for (const { fromPath, toPath } of await tx.select().from(redirect).where(names(redirect.toPath))) {
    const after = withOther(toPath, renamed)
    if (after !== toPath)
      await tx.update(redirect).set({ toPath: after }).where(eq(redirect.fromPath, fromPath))
  }
}
