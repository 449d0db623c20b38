import { clsx } from 'clsx'
import Check from 'lucide/dist/esm/icons/check.mjs'
import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs'
import type { ReactNode } from 'react'
import { VisuallyHidden } from '../../../ui/text/visually-hidden.tsx'
import styles from './step-panel.module.css'
import { isChosen, labelOf, mayOpen } from '../state/step-rules.ts'
import type { Step } from '../state/steps.ts'
import type { Configuring } from '../state/use-configuring.ts'
import type { StepNavigation } from '../state/use-step-navigation.ts'
import { Icon } from '../../../ui/media/icon.tsx'

interface Props {
  step: Step
  configuring: Configuring
  navigation: StepNavigation
  children: ReactNode
}

/** One step of the accordion: its title with the chosen labels, and its content if it is the current step. */
export function StepPanel({ step, configuring, navigation, children }: Props) {
  const { steps, current, described } = configuring
  const { number, title } = step
  const isOpen = number === current
  const isDone = isChosen(step, described)
  const label = labelOf(step, described)
  return (
    <li className={clsx(styles.step, isOpen && styles.open)}>
      <h2 className={styles.heading}>
        <button
          type="button"
          ref={isOpen ? navigation.arrive : undefined}
          className={styles.title}
          aria-expanded={isOpen}
          aria-controls={isOpen ? `step-${number}` : undefined}
          aria-disabled={isOpen || undefined}
          disabled={!isOpen && !mayOpen(step, { steps, current, described })}
          onClick={() => navigation.press(number)}
        >
          <span className={clsx(styles.number, isDone && styles.done)} aria-hidden>
            {isDone ? <Icon of={Check} size={14} strokeWidth={3} /> : number}
          </span>
          <span className={styles.text}>
            <VisuallyHidden>Stap {number}: </VisuallyHidden>
            {title}
          </span>
          {label && <span className={styles.label}>{label}</span>}
          <Icon of={ChevronDown} className={styles.arrow} size={20} />
        </button>
      </h2>
      {isOpen && (
        <div className={styles.content} id={`step-${number}`}>
          {children}
        </div>
      )}
    </li>
  )
}
