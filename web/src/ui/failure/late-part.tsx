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
  let loaded: ComponentType<P> | null = null
  return function LatePart(props: P) {
    const [Part, setPart] = useState(() => loaded)
    const [error, setError] = useState<unknown>(null)
    const fetchPart = async () => {
      try {
        loaded = await load()
        setPart(() => loaded)
      } catch (failure) {
        setError(failure)
      }
    }
    const retry = async () => {
      setError(null)
      await fetchPart()
    }
    useEffect(() => {
      if (!loaded) void fetchPart()
    }, [])
    if (Part) return <Part {...props} />
    return error === null ? skeleton : <FailedPart error={error} retry={retry} />
  }
}
