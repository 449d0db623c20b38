import { Check } from 'lucide-react'
import { useShell } from './use-shell.ts'
import styles from './usp-bar.module.css'

/** The shop's selling points. Narrow screens show the first ones only, so that nothing has to move. */
export function UspBar() {
  const { data: shell } = useShell()
  return (
    <div className={styles.bar}>
      <ul>
        {shell?.notification.usps.map((usp) => (
          <li key={usp}>
            <Check size={16} aria-hidden />
            {usp}
          </li>
        ))}
      </ul>
    </div>
  )
}
