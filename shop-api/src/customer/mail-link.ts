import { createHash, randomBytes } from 'node:crypto'

/** A secret for a link, of which the database keeps only the hash. */
export const newSecret = () => randomBytes(32).toString('base64url')
export const hashSecret = (secret: string) => createHash('sha256').update(secret).digest('base64url')

/** Half an hour. */
export const linkEnd = () => new Date(Date.now() + 30 * 60_000)

/** One answer for a link that was used, one that is too old and one that never was. */
export const deadLink = 'Deze link is verlopen of al gebruikt. Vraag een nieuwe aan.'
