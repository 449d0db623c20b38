import { type ComponentType, lazy } from 'react'
import { untilPainted } from './until-painted.ts'

function Nothing() {
  return null
}

/**
 * An optional component in its own chunk: if the chunk fails to load, it renders nothing, without an error or
 * a reload. Needs its own `<Suspense>`.
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
