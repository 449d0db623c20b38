import { createHash } from 'node:crypto'

/** Knows an address again without keeping it. */
export const emailHash = (email: string): string =>
  createHash('sha256').update(email.trim().toLowerCase()).digest('hex')
