import { createStore } from 'zustand'
import { type Choices, readChoices, writeChoices } from 'shared-types/configuration'
import { readStored, writeStored } from '../../../stores/browser-storage.ts'

/** Spec §4: delay before the effects of a choice are shown, in milliseconds. */
export const choiceDelay = 50

interface Stored {
  parts: Choices
  /** The choices that labels, price and picture show, after the delay. */
  settled: Choices
  /** The presets that are already part of the choices, while the URL still contains them. */
  absorbed: string
}

const nothing: Stored = { parts: {}, settled: {}, absorbed: '' }

const save = (key: string, choices: Choices) =>
  writeStored('localStorage', key, writeChoices(choices, Object.keys(choices)))

/** The choices for one set, stored in this browser. If storage is full or blocked they last as long as the page. */
const storeChoices = (slug: string) => {
  const key = `configuration-${slug}`
  // The server, and the first render that must equal it, know no choices.
  const store = createStore<Stored>(() => nothing)
  if (typeof window !== 'undefined') {
    const parts = readChoices(readStored('localStorage', key) ?? '')
    store.setState({ parts, settled: parts })
  }

  const settle = () => store.setState(({ parts }) => ({ settled: parts }))

  return {
    store,
    /** Sets these choices; `presets` are those of the URL, now part of them. */
    absorb: (parts: Choices, presets: string) => {
      save(key, parts)
      store.setState({ parts, settled: parts, absorbed: presets })
    },
    /** Chooses one option; its effects show after the delay. */
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

type StoredChoices = ReturnType<typeof storeChoices>

const choicesBySlug = new Map<string, StoredChoices>()

/** One store for each set. */
export const storedChoices = (slug: string): StoredChoices => {
  const known = choicesBySlug.get(slug)
  if (known) return known
  const made = storeChoices(slug)
  choicesBySlug.set(slug, made)
  return made
}
