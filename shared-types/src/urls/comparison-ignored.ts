import { comparedIn, namedIn } from './comparison-url.ts'

/** The number of products in the URL of a comparison that `comparedIn` ignores. A module of its own: only the page itself needs it. */
export const ignoredIn = (query: string): number => namedIn(query).length - comparedIn(query).length
