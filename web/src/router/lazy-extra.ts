import { type ComponentType, lazy } from 'react'
import { untilPainted } from './until-painted.ts'

function Nothing() {
  return null
}

/**
 * A component in its own chunk that the page can do without: when the chunk fails to load, nothing is rendered, without an
 * error or a reload. Needs a `<Suspense>` of its own.
 */
export const lazyExtra = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazy<ComponentType<P>>(() =>
    load().then(
      (component) => ({ default: component }),
      () => ({ default: Nothing }),
    ),
  )

/** A `lazyExtra` whose chunk waits until the first view is painted. */
export const lazyAfterPaint = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazyExtra<P>(() => untilPainted().then(load))
