import { use, type ComponentType } from 'react'
import { useLocation } from 'react-router-dom'
import { whileLoading } from '../stores/loading.ts'
import { loadNeeded } from './chunk-reload.ts'

export interface LazyPage {
  (): React.ReactNode
  /** Resolves when the page can be rendered without waiting. */
  preload: () => Promise<unknown>
  /** Module id of the page in Vite's manifest, on the server. */
  source: string | undefined
}

/** React reads a promise with these fields synchronously. */
interface Chunk extends Promise<ComponentType> {
  status?: 'fulfilled'
  value?: ComponentType
}

/** Renders nothing until the document is reloaded. */
type PageModule = { default: ComponentType } | undefined

export interface LoadModule {
  (): Promise<PageModule>
  /** The file name in the build's manifest; the server build adds it (`web/vite.config.ts`). */
  source?: string
}

/**
 * A page in its own chunk. Unlike React.lazy it can be loaded beforehand, so that the server renders it in one
 * piece and the browser hydrates it without a pause.
 */
export const lazyPage = (load: LoadModule): LazyPage => {
  let loading: Chunk | undefined
  let needed: { on: string; page: Promise<ComponentType> } | undefined

  const fetchChunk = (): Chunk => {
    const chunk: Chunk = load().then(
      (module) => {
        if (!module) return new Promise<never>(() => {})
        chunk.status = 'fulfilled'
        chunk.value = module.default
        return module.default
      },
      (error: unknown) => {
        // The next use tries again.
        loading = undefined
        throw error
      },
    )
    return chunk
  }
  const preload = (): Promise<ComponentType> => (loading ??= fetchChunk())

  // Not before the render ends, because the loading bar must not interrupt it.
  const fetchNow = () => Promise.resolve().then(() => whileLoading(loadNeeded(preload)))
  // A failure stays until the next navigation: re-rendering must not fetch again.
  const need = (on: string): Promise<ComponentType> => {
    if (needed?.on !== on) needed = { on, page: fetchNow() }
    return needed.page
  }

  function Lazy() {
    const { key } = useLocation()
    const Page = use(loading?.status === 'fulfilled' ? loading : need(key))
    return <Page />
  }

  return Object.assign(Lazy, { preload, source: load.source })
}
