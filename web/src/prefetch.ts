import { aheadOfNeed } from './router/chunk-reload.ts'
import { untilPainted } from './router/until-painted.ts'

// In its own chunk, which the first view does not wait for.
const load = () => import('./prefetch-page.ts')

/** Fetches the code and the data of a page that the shopper is about to open. */
export const prefetch = (address: string) => aheadOfNeed(async () => (await load()).prefetchPage(address))

/** Loads the prefetching code, so that the first press does not wait for it. */
export const preparePrefetch = () => void untilPainted().then(() => aheadOfNeed(load))
