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

// The first entry of every document has the same key: its address tells it from the others.
const entry = () => `${history.state?.key ?? 'default'} ${location.pathname}${location.search}`

/** Remembers how far the page of this history entry is scrolled, for the way back to it. */
export const rememberScroll = () => remembered().set(entry(), window.scrollY)

export const rememberedScroll = (): number => remembered().get(entry()) ?? 0

/** Keeps the positions for a reload, or a return from another site. */
export const keepScrollPositions = () => {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...remembered()].slice(-50)))
  } catch {
    // Storage can be full or forbidden; then a reload starts at the top.
  }
}
