import { LRUCache } from 'lru-cache'
import type { Answer } from './answer.ts'

/** What was found, null when there is no such thing, and for how long that is as good as new, in milliseconds. */
export interface Filled {
  answer: Answer | null
  freshFor: number
}

/** Makes the answer; `previous` is what was kept until now. */
export type Fill = (previous: Answer | null | undefined) => Promise<Filled>

interface Entry {
  answer: Answer | null
  freshUntil: number
  /** Until then it may be sent while it is being refreshed. */
  patientUntil: number
  /** Until then it may be sent when it cannot be refreshed. */
  endsAt: number
}

const minute = 60_000
/** Longer ago than this a price may be another one: whoever asks first waits for the refresh. */
const patience = 10 * minute
/** An answer that cannot be refreshed is better than none for a day. */
const lifetime = 24 * 60 * minute
/** After a refresh that failed the next one is tried this much later. */
const pauseAfterFailure = 1_000

interface Options {
  maxBytes: number
  /** Monotonic, in milliseconds: setting the clock of the machine changes nothing. */
  now?: () => number
}

/**
 * Keeps finished answers by name. However many ask, one name is filled once at a time; what is no longer fresh is
 * sent while one refresh runs, and also when that fails. The least asked-for leave when memory is full.
 */
export const createAnswerCache = ({ maxBytes, now = () => performance.now() }: Options) => {
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ answer }, name) => 300 + name.length + (answer?.size ?? 0),
  })
  const filling = new Map<string, Promise<Answer | null>>()

  const usable = (name: string): Entry | undefined => {
    const entry = entries.get(name)
    return entry && now() < entry.endsAt ? entry : undefined
  }

  const refill = async (name: string, fill: Fill): Promise<Answer | null> => {
    try {
      const { answer, freshFor } = await fill(usable(name)?.answer)
      const freshUntil = now() + freshFor
      // What does not exist may be there the next moment.
      const patientUntil = answer?.status === 200 ? freshUntil + patience : freshUntil
      entries.set(name, { answer, freshUntil, patientUntil, endsAt: now() + lifetime })
      return answer
    } catch (error) {
      const kept = usable(name)
      if (!kept) throw error
      kept.freshUntil = now() + pauseAfterFailure
      kept.patientUntil = kept.freshUntil + patience
      return kept.answer
    }
  }

  const refillOnce = (name: string, fill: Fill): Promise<Answer | null> => {
    const running = filling.get(name)
    if (running) return running
    const started = refill(name, fill).finally(() => filling.delete(name))
    filling.set(name, started)
    return started
  }

  return {
    /** At once where anything recent is kept. */
    read: (name: string, fill: Fill): Promise<Answer | null> | Answer | null => {
      const kept = usable(name)
      if (!kept || now() >= kept.patientUntil) return refillOnce(name, fill)
      // Somebody asked, so it is refreshed, yet nobody waits: should it fail, what is kept is good enough.
      if (now() >= kept.freshUntil) refillOnce(name, fill).catch(() => {})
      return kept.answer
    },
    /** For what is made from it and kept as well: waits for a refresh, so that age does not add up. */
    readFresh: (name: string, fill: Fill): Promise<Answer | null> | Answer | null => {
      const kept = usable(name)
      return kept && now() < kept.freshUntil ? kept.answer : refillOnce(name, fill)
    },
  }
}

export type AnswerCache = ReturnType<typeof createAnswerCache>
