import { useRef, useState } from 'react'
import type { AddressSuggestion, AddressSuggestions } from 'shared-types/contracts/checkout'
import { read } from '../../api/request.ts'
import { suggestionsPath, type TypedZipcode } from './address-suggestions.ts'

const typingPause = 200

/**
 * What a zipcode that is being typed can become. `found` is null while nothing is known: too little was typed, or the
 * call failed, which is no reason to say anything. The answer to an earlier question never takes the place of a later one.
 */
export const useAddressSuggestions = () => {
  const [found, setFound] = useState<AddressSuggestion[] | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const asking = useRef<AbortController>(undefined)

  const cancel = () => {
    clearTimeout(timer.current)
    asking.current?.abort()
  }

  const ask = async (path: string) => {
    const asked = new AbortController()
    asking.current = asked
    const answer = await read<AddressSuggestions>(path, asked.signal).catch(() => null)
    if (!asked.signal.aborted) setFound(answer?.suggestions ?? null)
  }
  return {
    found,
    /** To be called with what is typed so far. What was found before stays until the answer is there. */
    suggest: (typed: TypedZipcode) => {
      cancel()
      const path = suggestionsPath(typed)
      if (path === null) return setFound(null)
      timer.current = setTimeout(() => void ask(path), typingPause)
    },
    /** Forgets what was found, and what is still asked. */
    drop: () => {
      cancel()
      setFound(null)
    },
  }
}
