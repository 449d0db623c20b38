import { hash } from 'node:crypto'

/** A session is a secret: only its hash is stored or shared. */
export const nameOfSession = (session: string): string => hash('sha256', session, 'hex')
