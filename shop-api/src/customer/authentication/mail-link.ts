import { linkMinutes } from '../../mail/ended-link.ts'

export const linkEnd = () => new Date(Date.now() + linkMinutes * 60_000)

/** The same response for a used, an expired and an unknown link. */
export const deadLink = 'Deze link is verlopen of al gebruikt. Vraag een nieuwe aan.'
