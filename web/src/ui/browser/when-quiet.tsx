import { type ReactNode, useSyncExternalStore } from 'react'
import { whenQuiet } from './until-painted.ts'

let isQuiet = false

/** Each part that waits is rendered in an idle moment of its own; later ones need not wait. */
const subscribe = (render: () => void) =>
  isQuiet
    ? () => {}
    : whenQuiet(() => {
        isQuiet = true
        render()
      })

/** Renders its children once the first view is painted and the browser is idle. What only scripts make work can wait. */
export function WhenQuiet({ children }: { children: ReactNode }) {
  return (
    useSyncExternalStore(
      subscribe,
      () => isQuiet,
      () => false,
    ) && children
  )
}
