import { useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../../paths.ts'
import { type Move, pressNext, pressPrevious, pressStep } from './moves.ts'
import type { Configuring } from './use-configuring.ts'
import type { Notices } from './use-notices.ts'

/**
 * Navigates between steps. Each step has its own URL, so that Back goes back one step. After a press, the
 * focus moves to the opened step.
 */
export const useStepNavigation = (
  slug: string,
  line: number,
  configuring: Configuring,
  { tell, dismiss }: Notices,
) => {
  const navigate = useNavigate()
  /** The step that is opening; 0 if none. */
  const goal = useRef(0)
  const { steps, current, described, takeOver } = configuring
  const walk = { steps, current, described }

  const follow = (move: Move) => {
    if (!move) return
    if ('notice' in move) {
      tell(move.notice)
      return
    }
    dismiss()
    takeOver()
    goal.current = move.to
    void navigate(paths.configurator(slug, { step: move.to, line }), { state: { keepScroll: true } })
  }
  return {
    next: () => follow(pressNext(walk)),
    previous: () => follow(pressPrevious(walk)),
    open: (number: number) => follow(pressStep(number, walk)),
    /** Opens the step of a 'Pas aan' button. */
    revise: (number: number) => follow({ to: number }),
    /** Ref of the open step's title: scrolls it into view and focuses it. */
    arrive: (title: HTMLElement | null) => {
      if (!title || goal.current !== current) return
      goal.current = 0
      title.focus({ preventScroll: true })
      title.scrollIntoView({ block: 'start' })
    },
  }
}

export type StepNavigation = ReturnType<typeof useStepNavigation>
