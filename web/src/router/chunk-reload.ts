const storageKey = 'reloaded-for-chunk'

let ahead = 0

/** Loads code before it is needed. A missing chunk causes no reload here, only when its code is needed. */
export const aheadOfNeed = (fetchCode: () => Promise<unknown>) => {
  const settle = () => {
    ahead -= 1
  }
  ahead += 1
  fetchCode().then(settle, settle)
}

/**
 * After a release the old chunks are gone: reload the page (spec §8), at most once a minute, so that a chunk
 * that is really missing does not cause endless reloads.
 */
export const reloadWhenChunksAreGone = () => {
  addEventListener('vite:preloadError', (event) => {
    // Without a network, a reload would lose the current page.
    if (ahead > 0 || !navigator.onLine) return
    const before = Number(sessionStorage.getItem(storageKey) ?? 0)
    if (Date.now() - before < 60_000) return
    sessionStorage.setItem(storageKey, String(Date.now()))
    event.preventDefault()
    location.reload()
  })
}
