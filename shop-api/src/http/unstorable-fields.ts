import type { FieldMessages } from 'shared-types/errors'
import { unreadableMessage } from 'shared-types/forms/fields/text'

const pathsIn = (value: unknown, path: string): string[] => {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed() ? [path] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => pathsIn(inner, path ? `${path}.${key}` : key))
}

/** The fields of a body or query string with text that PostgreSQL cannot store, and their error messages. */
export const unstorableFields = (part: unknown): FieldMessages =>
  Object.fromEntries(pathsIn(part, '').map((path) => [path, unreadableMessage]))
