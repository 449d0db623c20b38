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
  { show, dismiss }: Notices,
) => {
  const navigate = useNavigate()
  /** The step that is opening; 0 if none. */
  const goal = useRef(0)
  const { steps, current, described, takeOver } = configuring
  const walk = { steps, current, described }

  const urlOf = (step: number) => paths.configurator(slug, { step, line })
  const beforeOpening = (step: number) => {
    dismiss()
    takeOver()
    goal.current = step
  }
  const open = (step: number) => {
    beforeOpening(step)
    void navigate(urlOf(step), { state: { keepScroll: true } })
  }
  const follow = (move: Move) => {
    if (!move) return
    if ('notice' in move) show(move.notice)
    else open(move.to)
  }
  return {
    next: () => follow(pressNext(walk)),
    previous: () => follow(pressPrevious(walk)),
    press: (number: number) => follow(pressStep(number, walk)),
    open,
    /** A link to a step, which also works before hydration. */
    linkTo: (step: number) => ({
      to: urlOf(step),
      keepScroll: true,
      onClick: () => beforeOpening(step),
    }),
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
