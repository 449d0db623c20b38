import { type ComponentType, createElement, lazy, memo, Suspense } from 'react'
import { untilPainted } from '../ui/browser/until-painted.ts'
import { loadIfThere } from './chunk-reload.ts'

function Nothing() {
  return null
}

/**
 * An optional component in its own chunk: if the chunk fails to load, it renders nothing until the document is loaded
 * again, without an error or a reload. Needs its own `<Suspense>`. What a page cannot do without is a `latePart`.
 */
export const lazyExtra = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazy<ComponentType<P>>(async () => ({ default: (await loadIfThere(load)) ?? Nothing }))

/** A `lazyExtra` whose chunk waits until the first view is painted. */
export const lazyAfterPaint = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazy<ComponentType<P>>(async () => {
    await untilPainted()
    return { default: (await loadIfThere(load)) ?? Nothing }
  })

const forever = new Promise<never>(() => {})

/**
 * A component that the server renders, in a boundary of its own, and whose code loads after the first view is painted.
 * Until then, or if its chunk fails to load, what the server rendered stays as it is. Give it a key: it ignores changed
 * props until its code has loaded, because React discards the markup of a boundary that changes before it is hydrated.
 * @param onServer the component itself, in the server's build only
 */
export const hydrateAfterPaint = <P extends object>(
  onServer: ComponentType<P> | false,
  load: () => Promise<ComponentType<P>>,
) => {
  let isLoaded = false
  const Content =
    onServer ||
    lazy<ComponentType<P>>(async () => {
      await untilPainted()
      const component = await loadIfThere(load)
      if (component === null) return forever
      isLoaded = true
      return { default: component }
    })
  return memo(
    (props: P) => createElement(Suspense, null, createElement(Content, props)),
    () => !isLoaded,
  )
}
