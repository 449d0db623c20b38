import { useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { useMovedAddress } from './use-moved-address.ts'

/**
 * A joke on the error page (spec §2). The sound loads on a press, and stops on leaving the page. What else that page does
 * after its first view is in this chunk, so that other pages do not grow.
 */
export function SnoreButton() {
  const [snoring, setSnoring] = useState(false)
  const sleep = useRef<AbortController>(undefined)
  useMovedAddress()

  useEffect(() => () => sleep.current?.abort(), [])

  const stopSnore = () => {
    sleep.current?.abort()
    setSnoring(false)
  }
  const playSnore = async () => {
    const { signal } = (sleep.current = new AbortController())
    setSnoring(true)
    try {
      const { snore } = await import('./snore.ts')
      // If it was stopped before the sound loaded, it does not start.
      if (!signal.aborted) snore({ signal, onEnd: stopSnore })
    } catch {
      stopSnore()
    }
  }
  return (
    <Button look="secondary" onClick={() => (snoring ? stopSnore() : void playSnore())}>
      {snoring ? 'Wakker worden!' : 'Laat me een tevreden klant horen'}
    </Button>
  )
}
