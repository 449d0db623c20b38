import { useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'

/** A consolation for who lost the way (spec §2, error page). The sound comes when it is asked for, and stops when one leaves. */
export function SnoreButton() {
  const [snoring, setSnoring] = useState(false)
  const sleep = useRef<AbortController>(undefined)

  useEffect(() => () => sleep.current?.abort(), [])

  const wake = () => {
    sleep.current?.abort()
    setSnoring(false)
  }
  const fallAsleep = async () => {
    const { signal } = (sleep.current = new AbortController())
    setSnoring(true)
    try {
      const { snore } = await import('./snore.ts')
      // Who is woken before it begins stays awake.
      if (!signal.aborted) snore({ signal, onEnd: wake })
    } catch {
      wake()
    }
  }
  return (
    <Button look="secondary" onClick={() => (snoring ? wake() : void fallAsleep())}>
      {snoring ? 'Wakker worden!' : 'Laat me een tevreden klant horen'}
    </Button>
  )
}
