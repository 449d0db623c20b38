/** Milliseconds after which the page is not left: the next one is slow, or the shopper has stopped the jump. */
const openWithin = 15_000

/**
 * Leaves the shop. Resolves to the URL, to show it as a link, if this page is still there after 15 seconds; to null
 * if Back restores this page from the browser's memory.
 */
export const leaveFor = (url: string): Promise<string | null> =>
  new Promise((resolve) => {
    addEventListener('pageshow', () => resolve(null), { once: true })
    setTimeout(() => resolve(url), openWithin)
    location.assign(url)
  })
