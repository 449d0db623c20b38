import { createHash, randomBytes } from 'node:crypto'
import { linkMinutes } from '../../mail/ended-link.ts'

/** A secret for a link. The database stores only its hash. */
export const newSecret = () => randomBytes(32).toString('base64url')
export const hashSecret = (secret: string) => createHash('sha256').update(secret).digest('base64url')

export const linkEnd = () => new Date(Date.now() + linkMinutes * 60_000)

/** The same response for a used, an expired and an unknown link. */
export const deadLink = 'Deze link is verlopen of al gebruikt. Vraag een nieuwe aan.'
