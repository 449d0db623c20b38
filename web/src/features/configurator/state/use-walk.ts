import { useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../../paths.ts'
import { type Move, pressNext, pressPrevious, pressStep } from './moves.ts'
import type { Configuring } from './use-configuring.ts'
import type { Notices } from './use-notices.ts'

/**
 * Going from step to step. Each is an address of its own, so that Back goes a step back. Where one arrives by a press
 * the focus goes too.
 */
export const useWalk = (slug: string, line: number, configuring: Configuring, { tell, dismiss }: Notices) => {
  const navigate = useNavigate()
  /** The step that is on its way, 0 when none is. */
  const goal = useRef(0)
  const { steps, current, described, takeOver } = configuring
  const place = { steps, current, described }

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
    next: () => follow(pressNext(place)),
    previous: () => follow(pressPrevious(place)),
    open: (number: number) => follow(pressStep(number, place)),
    /** To a step that 'Pas aan' names. */
    revise: (number: number) => follow({ to: number }),
    /** Ref of the open step's title: it comes into sight, and takes the focus. */
    arrive: (title: HTMLElement | null) => {
      if (!title || goal.current !== current) return
      goal.current = 0
      title.focus({ preventScroll: true })
      title.scrollIntoView({ block: 'start' })
    },
  }
}

export type Walk = ReturnType<typeof useWalk>
