import { clsx } from 'clsx'
import Check from 'lucide/dist/esm/icons/check.mjs'
import styles from './progress.module.css'
import { hidesProgressWhenSmall, isChosen, mayOpen } from '../state/step-rules.ts'
import type { Configuring } from '../state/use-configuring.ts'
import { Icon } from '../../../ui/media/icon.tsx'

interface Props {
  configuring: Configuring
  onOpen: (number: number) => void
}

/** The steps as numbered circles; a completed step has a check mark (spec §2). */
export function Progress({ configuring: { steps, current, described }, onOpen }: Props) {
  return (
    <nav
      className={clsx(styles.progress, hidesProgressWhenSmall(steps) && styles.alone)}
      aria-label="Stappen van je boxspring"
    >
      <ol>
        {steps.map((step) => {
          const { number, title } = step
          const isDone = isChosen(step, described)
          const isHere = number === current
          return (
            <li key={number} className={clsx(isDone && styles.done)}>
              <button
                type="button"
                className={clsx(styles.circle, isHere && styles.here)}
                aria-current={isHere ? 'step' : undefined}
                aria-label={`Stap ${number}: ${title}${isDone ? ', gekozen' : ''}`}
                disabled={!isHere && !mayOpen(step, { steps, current, described })}
                onClick={() => onOpen(number)}
                title={title}
              >
                {isDone ? <Icon of={Check} size={16} strokeWidth={3} /> : number}
              </button>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
