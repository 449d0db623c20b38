import { createHash, randomBytes } from 'node:crypto'

/** For a cookie or a link. The database stores only its hash. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** As `newToken` writes them. */
export const tokenPattern = /^[\w-]{43}$/

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url')
