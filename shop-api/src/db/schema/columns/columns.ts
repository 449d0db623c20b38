import { sql, type SQL } from 'drizzle-orm'
import { type AnyPgColumn, customType, integer } from 'drizzle-orm/pg-core'

/** The id of a row, generated unless the row has one. */
export const identity = () => integer().primaryKey().generatedByDefaultAsIdentity()

/** Counts the saves in the back office, so that of two employees the second does not overwrite the first. */
export const editVersion = () => integer().notNull().default(1)

/** A column that becomes required, and then refers to a row of another table. */
interface Referring<Built> {
  notNull: () => {
    references: (row: () => AnyPgColumn, actions?: { onDelete: 'cascade' }) => Built
  }
}

/** Required: the row that this one belongs to, and with which it is deleted. */
export const belongsTo = <Built>(column: Referring<Built>, row: () => AnyPgColumn) =>
  column.notNull().references(row, { onDelete: 'cascade' })

/** Required: a row that is not deleted as long as this one refers to it. */
export const refersTo = <Built>(column: Referring<Built>, row: () => AnyPgColumn) =>
  column.notNull().references(row)

/** An address for comparisons: shoppers type it in upper or lower case, possibly with surrounding spaces. */
export const normalisedEmail = (email: AnyPgColumn | SQL): SQL => sql`lower(trim(${email}))`

export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** The words of the column `title`, as searches compare them. */
export const titleDocument = () => tsvector().generatedAlwaysAs(sql`title_document(title)`)
