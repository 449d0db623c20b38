// In a separate file without zod, because the browser needs it in its first load.

/** Whether a value is an object with fields; a list is not. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
