import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { FailedPart } from './query-boundary.tsx'

/**
 * A component in its own chunk, which the browser loads. If that fails, only this part shows an error, with a retry;
 * React.lazy would fail the whole page, and remember it.
 * @param skeleton has the size of the component
 */
export const latePart = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  skeleton: ReactNode = null,
) => {
  let Loaded: ComponentType<P> | undefined
  return function LatePart(props: P) {
    const [{ Part, error }, show] = useState<{ Part?: ComponentType<P> | undefined; error?: unknown }>({
      Part: Loaded,
    })
    const retry = async () => {
      try {
        Loaded = await load()
        show({ Part: Loaded })
      } catch (failure) {
        show({ error: failure })
      }
    }
    useEffect(() => {
      // Also with `Loaded`: it may have come after this was rendered.
      void retry()
    }, [])
    if (Part) return <Part {...props} />
    return error ? <FailedPart error={error} retry={retry} /> : skeleton
  }
}
