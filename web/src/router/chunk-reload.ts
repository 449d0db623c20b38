import { readStored, writeStored } from '../stores/browser-storage.ts'

const storageKey = 'reloaded-for-chunk'

let ahead = 0

/** Loads code that the page can do without. Null if its chunk is missing, which causes no reload here. */
export const loadIfThere = async <T>(fetchCode: () => Promise<T>): Promise<T | null> => {
  ahead += 1
  try {
    return await fetchCode()
  } catch {
    return null
  } finally {
    ahead -= 1
  }
}

/** Loads code that is needed now. A load ahead of it may be failing silently: try once more. */
export const loadNeeded = <T>(fetchCode: () => Promise<T>): Promise<T> => fetchCode().catch(fetchCode)

/** Loads code before it is needed. A missing chunk causes a reload only when its code is needed. */
export const aheadOfNeed = (fetchCode: () => Promise<unknown>) => void loadIfThere(fetchCode)

/**
 * After a release the old chunks are gone: reload the page (spec §8), at most once a minute, so that a chunk
 * that is really missing does not cause endless reloads.
 */
export const reloadWhenChunksAreGone = () => {
  addEventListener('vite:preloadError', (event) => {
    // Without a network, a reload would lose the current page.
    if (ahead > 0 || !navigator.onLine) return
    const before = Number(readStored('sessionStorage', storageKey))
    if (Date.now() - before < 60_000 || !writeStored('sessionStorage', storageKey, String(Date.now()))) return
    event.preventDefault()
    location.reload()
  })
}
