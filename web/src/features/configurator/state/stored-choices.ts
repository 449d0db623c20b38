import { type Choices, readChoices, writeChoices } from 'shared-types/configuration'

/** Spec §4: what follows from a choice is shown after this, in milliseconds. */
export const choiceDelay = 50

interface Kept {
  /** As pressed. */
  parts: Choices
  /** As shown in labels, price and picture, a moment later. */
  settled: Choices
  /** The presets that are part of these already, for as long as the address still has them. */
  absorbed: string
}

const nothing: Kept = { parts: {}, settled: {}, absorbed: '' }

const load = (key: string): Choices => {
  try {
    return readChoices(localStorage.getItem(key) ?? '')
  } catch {
    return {}
  }
}

const save = (key: string, choices: Choices) => {
  try {
    localStorage.setItem(key, writeChoices(choices, Object.keys(choices)))
  } catch {
    // Kept for the visit only.
  }
}

/** The choices for one set, which this browser keeps. Where storage is full or forbidden they last as long as the page. */
const storeChoices = (slug: string) => {
  const key = `configuration-${slug}`
  const listeners = new Set<() => void>()
  let kept: Kept | undefined

  const read = (): Kept => {
    if (!kept) {
      const parts = load(key)
      kept = { parts, settled: parts, absorbed: '' }
    }
    return kept
  }
  const write = (next: Kept) => {
    kept = next
    for (const listener of listeners) listener()
  }
  const settle = () => {
    const { parts, settled, absorbed } = read()
    if (settled !== parts) write({ parts, settled: parts, absorbed })
  }

  return {
    read,
    /** Before the browser was asked. */
    none: () => nothing,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Takes over these choices; `presets` are those of the address, that are now part of them. */
    absorb: (parts: Choices, presets: string) => {
      save(key, parts)
      write({ parts, settled: parts, absorbed: presets })
    },
    /** Chooses one option, and shows what follows from it after the delay. */
    choose: (property: string, id: string) => {
      const { parts, settled, absorbed } = read()
      const chosen = { ...parts, [property]: id }
      save(key, chosen)
      write({ parts: chosen, settled, absorbed })
      setTimeout(settle, choiceDelay)
    },
    clear: () => {
      const { absorbed } = read()
      save(key, {})
      write({ parts: {}, settled: {}, absorbed })
    },
  }
}

export type StoredChoices = ReturnType<typeof storeChoices>

const keptBySlug = new Map<string, StoredChoices>()

/** The same for everyone who asks for the same set. */
export const storedChoices = (slug: string): StoredChoices => {
  const known = keptBySlug.get(slug)
  if (known) return known
  const made = storeChoices(slug)
  keptBySlug.set(slug, made)
  return made
}
