import { sql } from 'drizzle-orm'

interface Titled {
  title: string
  /** What employees typed; empty while the title itself is used. */
  metaTitle: string
}

/** Earlier releases stored the automatic title with this name. Pages add the name that the shop has now. */
const storedSuffix = ' | Sluimer'
const storedName = /^Sluimer \| | \| Sluimer$/

export const withoutStoredName = (metaTitle: string): string => metaTitle.replace(storedName, '')

/** As the form of an employee shows it. */
export const typedMetaTitle = ({ title, metaTitle }: Titled): string => {
  const typed = withoutStoredName(metaTitle)
  return typed === title ? '' : typed
}

/** The title for search engines, without the name of the shop. */
export const metaTitleOf = (titled: Titled): string => typedMetaTitle(titled) || titled.title

/** For an update of the title: an automatic title that is stored would no longer be recognised beside another title. */
export const withoutAutomatic = sql`case when meta_title in (product.title, product.title || ${storedSuffix}::text)
  then '' else meta_title end`
