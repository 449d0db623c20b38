import { createHash } from 'node:crypto'

/** Identifies an address without storing it. */
export const emailHash = (email: string): string =>
  createHash('sha256').update(email.trim().toLowerCase()).digest('hex')
