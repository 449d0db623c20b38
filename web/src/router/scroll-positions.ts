const storageKey = 'scroll'

const readPositions = (): Map<string, number> => {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(storageKey) ?? '[]'))
  } catch {
    return new Map()
  }
}

let positions: Map<string, number> | undefined
const remembered = () => (positions ??= readPositions())

// The first history entry of every document has the same key: its URL distinguishes it.
const entry = () => `${history.state?.key ?? 'default'} ${location.pathname}${location.search}`

/** Remembers the scroll position of this history entry. */
export const rememberScroll = () => remembered().set(entry(), window.scrollY)

export const rememberedScroll = (): number => remembered().get(entry()) ?? 0

/** Saves the positions for a reload, or a return from another site. */
export const keepScrollPositions = () => {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...remembered()].slice(-50)))
  } catch {
    // Storage may be full or blocked; then a reload starts at the top.
  }
}
