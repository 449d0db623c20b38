import { useRef, useState } from 'react'
import type { AddressSuggestion, AddressSuggestions } from 'shared-types/contracts/checkout'
import { read } from '../api/request.ts'
import { suggestionsPath, type TypedZipcode } from './address-suggestions.ts'

const typingPause = 200

/**
 * Suggestions for a zipcode that is being typed. `found` is null if there are none to show: too little was
 * typed, or the request failed, which shows no error. A late response never replaces a newer one.
 */
export const useAddressSuggestions = () => {
  const [found, setFound] = useState<AddressSuggestion[] | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const pending = useRef<AbortController>(undefined)

  const cancel = () => {
    clearTimeout(timer.current)
    pending.current?.abort()
  }

  const fetchSuggestions = async (path: string) => {
    const request = new AbortController()
    pending.current = request
    const answer = await read<AddressSuggestions>(path, request.signal).catch(() => null)
    if (!request.signal.aborted) setFound(answer?.suggestions ?? null)
  }
  return {
    found,
    /** Call with what is typed so far. Previous suggestions stay until the new ones arrive. */
    suggest: (typed: TypedZipcode) => {
      cancel()
      const path = suggestionsPath(typed)
      if (path === null) return setFound(null)
      timer.current = setTimeout(() => void fetchSuggestions(path), typingPause)
    },
    /** Drops the suggestions and cancels a pending request. */
    drop: () => {
      cancel()
      setFound(null)
    },
  }
}
