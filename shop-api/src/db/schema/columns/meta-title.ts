import { sql, type SQL } from 'drizzle-orm'

interface Titled {
  title: string
  /** What employees typed; the title itself, or nothing, while it follows the title. */
  metaTitle: string
}

const name = 'Sluimer'

/** Earlier releases stored the automatic title with this name. Pages add the name that the shop has now. */
const storedName = `^${name} \\| | \\| ${name}$`

export const withoutStoredName = (metaTitle: string): string => metaTitle.replace(new RegExp(storedName), '')

/** As the form of an employee shows it. */
export const typedMetaTitle = ({ title, metaTitle }: Titled): string => {
  const typed = withoutStoredName(metaTitle)
  return typed === title ? '' : typed
}

/** The title for search engines, without the name of the shop. */
export const metaTitleOf = (titled: Titled): string => typedMetaTitle(titled) || titled.title

/** As it is stored. Not empty, because servers of the previous release answer it as it is. */
export const storedMetaTitle = ({ title, metaTitle }: Titled): string => metaTitle || title

/** The same for an update that changes the title of products: an automatic title changes with it. */
export const followingMetaTitle = (title: SQL): SQL =>
  sql`case when regexp_replace(meta_title, ${storedName}, '') in ('', product.title) then ${title} else meta_title end`
