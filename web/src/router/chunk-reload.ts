const storageKey = 'reloaded-for-chunk'

let ahead = 0

/** For code that nobody needs yet. When it is gone the page stays as it is: whoever comes to need it finds out. */
export const aheadOfNeed = (fetchCode: () => Promise<unknown>) => {
  ahead += 1
  fetchCode()
    .catch(() => {})
    .finally(() => {
      ahead -= 1
    })
}

/**
 * After a new release the chunks of the old one are gone: load the page anew (spec §8), at most once a
 * minute, so that a chunk that is really missing does not reload for ever.
 */
export const reloadWhenChunksAreGone = () => {
  addEventListener('vite:preloadError', (event) => {
    // Without a network a reload would lose the page that is there.
    if (ahead > 0 || !navigator.onLine) return
    const before = Number(sessionStorage.getItem(storageKey) ?? 0)
    if (Date.now() - before < 60_000) return
    sessionStorage.setItem(storageKey, String(Date.now()))
    event.preventDefault()
    location.reload()
  })
}
