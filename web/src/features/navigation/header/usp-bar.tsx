import Check from 'lucide/dist/esm/icons/check.mjs'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { onReducedMotionChange, prefersReducedMotion } from '../../../ui/browser/reduced-motion.ts'
import { useShell } from '../use-shell.ts'
import styles from './usp-bar.module.css'
import { Icon } from '../../../ui/media/icon.tsx'

/** Spec §9: 1500 ms each, and 1500 ms per transition; the transition's duration is in the style sheet. */
const turnAfter = 1500 + 1500

/** The shop's selling points in a loop, with a pause button. They do not move with reduced motion. */
export function UspBar() {
  const { data: shell } = useShell()
  const usps = shell?.notification.usps ?? []
  const still = useSyncExternalStore(onReducedMotionChange, prefersReducedMotion, () => false)
  const [choice, setChoice] = useState<'play' | 'pause' | null>(null)
  const [shown, setShown] = useState(0)
  const count = usps.length
  const playing = count > 1 && (choice ?? (still ? 'pause' : 'play')) === 'play'

  useEffect(() => {
    if (!playing) return
    const timer = setInterval(() => setShown((before) => (before + 1) % count), turnAfter)
    return () => clearInterval(timer)
  }, [playing, count])

  return (
    <div className={styles.bar}>
      <ul>
        {usps.map((usp, index) => (
          <li key={usp} data-shown={index === shown} data-left={(index + 1) % count === shown && count > 1}>
            <Icon of={Check} size={16} />
            {usp}
          </li>
        ))}
      </ul>
      {count > 1 && (
        <button
          type="button"
          className={playing ? styles.pause : styles.play}
          aria-label={playing ? 'Pauzeren' : 'Afspelen'}
          onClick={() => setChoice(playing ? 'pause' : 'play')}
        />
      )}
    </div>
  )
}
