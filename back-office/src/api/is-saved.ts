/** An empty field is stored as null, as an empty text or not at all. */
const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

const holds = (stored: unknown, sent: unknown, field: string): boolean => {
  // Drawn by the server for what is new.
  if (field === 'version' || (field === 'id' && sent === null)) return true
  if (isEmpty(sent)) return isEmpty(stored)
  if (typeof sent === 'string') return sent.trim() === stored
  if (typeof sent !== 'object' || sent === null) return sent === stored
  if (typeof stored !== 'object' || stored === null) return false
  if (Array.isArray(sent) && sent.length !== (stored as unknown[]).length) return false
  return Object.entries(sent).every(([name, value]) =>
    holds((stored as Record<string, unknown>)[name], value, name),
  )
}

/** Whether a record has everything that a form sent: then an earlier save succeeded, though its answer was lost. */
export const isSaved = (record: object, sent: object): boolean => holds(record, sent, '')
