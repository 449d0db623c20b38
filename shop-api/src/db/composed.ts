import { createHash } from 'node:crypto'
import { sql, type SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Db, PooledDb } from './client.ts'

/** Each text takes memory in every connection. The others are planned at each execution. */
const mostTexts = 100

const dialect = new PgDialect({ casing: 'snake_case' })

const nameOf = (text: string): string => createHash('sha1').update(text).digest('base64url')

/** Writes a part of frequent statements once. It must have no values: their numbers differ from statement to statement. */
export const rendered = (part: SQL): SQL => {
  const { sql: text, params } = dialect.sqlToQuery(part)
  if (params.length > 0) throw new Error('a rendered part of a statement has values')
  return sql.raw(text)
}

/**
 * For frequent statements that are composed from parts: the first texts get a name, under which PostgreSQL keeps their
 * plans. Values must be parameters, or each value makes a text of its own.
 */
export const composed = <Row extends Record<string, unknown>>() => {
  const names = new Map<string, string>()
  return async (db: Db, statement: SQL): Promise<Row[]> => {
    const { sql: text, params: values } = dialect.sqlToQuery(statement)
    const name = names.get(text) ?? (names.size < mostTexts ? nameOf(text) : undefined)
    if (name !== undefined) names.set(text, name)
    const { rows } = await (db as PooledDb).$client.query<Row>({ name, text, values })
    return rows
  }
}
