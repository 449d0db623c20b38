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

/** Remembers how far the page of one history entry was scrolled, for the way back to it. */
export const rememberScroll = (entry: string) => remembered().set(entry, window.scrollY)

export const scrollOf = (entry: string): number => remembered().get(entry) ?? 0

/** Keeps the positions for a reload, or a return from another site. */
export const keepScrollPositions = () => {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...remembered()].slice(-50)))
  } catch {
    // Storage can be full or forbidden; then a reload starts at the top.
  }
}
