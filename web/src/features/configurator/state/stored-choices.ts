import { createStore } from 'zustand'
import { type Choices, readChoices, writeChoices } from 'shared-types/configuration'

/** Spec §4: what follows from a choice is shown after this, in milliseconds. */
export const choiceDelay = 50

interface Stored {
  /** As pressed. */
  parts: Choices
  /** As shown in labels, price and picture, a moment later. */
  settled: Choices
  /** The presets that are part of these already, for as long as the address still has them. */
  absorbed: string
}

const nothing: Stored = { parts: {}, settled: {}, absorbed: '' }

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
    // It lasts for the visit only.
  }
}

/** The choices for one set, stored in this browser. If storage is full or blocked they last as long as the page. */
const storeChoices = (slug: string) => {
  const key = `configuration-${slug}`
  // The server, and the first render that must equal it, know no choices.
  const store = createStore<Stored>(() => nothing)
  if (typeof window !== 'undefined') {
    const parts = load(key)
    store.setState({ parts, settled: parts })
  }

  const settle = () => store.setState(({ parts }) => ({ settled: parts }))

  return {
    store,
    /** Takes over these choices; `presets` are those of the address, that are now part of them. */
    absorb: (parts: Choices, presets: string) => {
      save(key, parts)
      store.setState({ parts, settled: parts, absorbed: presets })
    },
    /** Chooses one option, and shows what follows from it after the delay. */
    choose: (property: string, id: string) => {
      const parts = { ...store.getState().parts, [property]: id }
      save(key, parts)
      store.setState({ parts })
      setTimeout(settle, choiceDelay)
    },
    clear: () => {
      save(key, {})
      store.setState({ parts: {}, settled: {} })
    },
  }
}

export type StoredChoices = ReturnType<typeof storeChoices>

const choicesBySlug = new Map<string, StoredChoices>()

/** One store for each set. */
export const storedChoices = (slug: string): StoredChoices => {
  const known = choicesBySlug.get(slug)
  if (known) return known
  const made = storeChoices(slug)
  choicesBySlug.set(slug, made)
  return made
}
