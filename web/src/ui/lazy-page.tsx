import { use, type ComponentType } from 'react'

export interface LazyPage {
  (): React.ReactNode
  /** Resolves when the page can be rendered without waiting. */
  preload: () => Promise<void>
  /** Module id of the page in Vite's manifest. */
  source: string
}

/**
 * A page in its own chunk. Unlike React.lazy it can be loaded beforehand, so that the server renders it in one
 * piece and the browser hydrates it without a pause. `source` is the file as the build manifest names it.
 */
export const lazyPage = (source: string, load: () => Promise<{ Page: ComponentType }>): LazyPage => {
  let Loaded: ComponentType | undefined
  let loading: Promise<void> | undefined

  const fetchChunk = async () => {
    try {
      Loaded = (await load()).Page
    } catch (error) {
      loading = undefined
      throw error
    }
  }
  const preload = () => (loading ??= fetchChunk())

  function Lazy() {
    if (!Loaded) use(preload())
    return Loaded ? <Loaded /> : null
  }

  return Object.assign(Lazy, { preload, source })
}
