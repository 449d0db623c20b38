import { type ComponentType, lazy } from 'react'

function Nothing() {
  return null
}

/**
 * A component in its own chunk that nobody has asked for. Should it not come, the page does without: neither its
 * error nor a reload is worth it. Stands in a `<Suspense>` of its own.
 */
export const lazyExtra = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazy<ComponentType<P>>(() =>
    load().then(
      (component) => ({ default: component }),
      () => ({ default: Nothing }),
    ),
  )
