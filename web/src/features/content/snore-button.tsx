import { useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'

/** A consolation for who lost the way (spec §2, error page). The sound comes when it is asked for, and stops when one leaves. */
export function SnoreButton() {
  const [snoring, setSnoring] = useState(false)
  const stop = useRef<(() => void) | undefined>(undefined)
  const gone = useRef(false)

  useEffect(() => {
    gone.current = false
    return () => {
      gone.current = true
      stop.current?.()
    }
  }, [])

  const wake = () => {
    stop.current?.()
    stop.current = undefined
    setSnoring(false)
  }
  const fallAsleep = async () => {
    setSnoring(true)
    try {
      const { snore } = await import('./snore.ts')
      if (!gone.current) stop.current = snore(wake)
    } catch {
      setSnoring(false)
    }
  }
  return (
    <Button look="secondary" onClick={() => (snoring ? wake() : void fallAsleep())}>
      {snoring ? 'Wakker worden!' : 'Laat me een tevreden klant horen'}
    </Button>
  )
}
