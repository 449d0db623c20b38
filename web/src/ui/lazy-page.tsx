import { use, type ComponentType } from 'react'

export interface LazyPage {
  (): React.ReactNode
  /** Resolves when the page can be rendered without waiting. */
  preload: () => Promise<unknown>
  /** Module id of the page in Vite's manifest. */
  source: string
}

/** React reads from a promise that says so itself that it need not wait for it. */
interface Chunk extends Promise<ComponentType> {
  status?: 'fulfilled'
  value?: ComponentType
}

/**
 * A page in its own chunk. Unlike React.lazy it can be loaded beforehand, so that the server renders it in one
 * piece and the browser hydrates it without a pause. `source` is the file as the build manifest names it.
 */
export const lazyPage = (source: string, load: () => Promise<{ Page: ComponentType }>): LazyPage => {
  let loading: Chunk | undefined

  const fetchChunk = (): Chunk => {
    const chunk: Chunk = load().then(
      ({ Page }) => {
        chunk.status = 'fulfilled'
        chunk.value = Page
        return Page
      },
      (error: unknown) => {
        // The next one who wants it tries again.
        loading = undefined
        throw error
      },
    )
    return chunk
  }
  const preload = (): Promise<ComponentType> => (loading ??= fetchChunk())

  function Lazy() {
    const Page = use(preload())
    return <Page />
  }

  return Object.assign(Lazy, { preload, source })
}
