import { type AnyPgColumn, integer } from 'drizzle-orm/pg-core'

/** The id of a row, which the database counts unless the row brings one. */
export const identity = () => integer().primaryKey().generatedByDefaultAsIdentity()

/** Counts the saves in the back office, so that of two employees the second does not overwrite the first. */
export const editVersion = () => integer().notNull().default(1)

/** A column that becomes required, and then refers to a row of another table. */
interface Referring<Required> {
  notNull: () => {
    references: (row: () => AnyPgColumn, actions?: { onDelete: 'cascade' }) => Required
  }
}

/** The row that this one belongs to, and with which it is deleted. */
export const belongsTo = <Required>(column: Referring<Required>, row: () => AnyPgColumn) =>
  column.notNull().references(row, { onDelete: 'cascade' })

/** A row that is not deleted as long as this one refers to it. */
export const refersTo = <Required>(column: Referring<Required>, row: () => AnyPgColumn) =>
  column.notNull().references(row)
