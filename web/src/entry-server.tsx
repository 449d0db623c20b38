import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { App } from './app.tsx'
import { pageAt } from './routes.tsx'
import { headElements, headHtml, type HeadTags } from './router/head-tags.ts'

export interface RenderedPage {
  /** The inside of #root. */
  html: string
  /** Tags for the document's head. */
  head: string
  /** Module ids of the page's chunks, as the client build's manifest names them: to be preloaded. */
  chunks: string[]
}

/** Module ids of the chunks of the page at a full address, also for one that only the browser renders. */
export const chunksAt = (url: string): string[] => pageAt(new URL(url).pathname).sources

/**
 * Renders a public page in one piece.
 * @param url the page's full address, so that canonical and structured data have the shop's origin
 * @param data what the page needs, by `/api` address; null for what does not exist
 */
export const render = async (url: string, data: Record<string, unknown>): Promise<RenderedPage> => {
  const { origin, pathname, search } = new URL(url)
  const page = pageAt(pathname, data)
  await page.preload()
  let tags: HeadTags | undefined
  const collectHead = (said: HeadTags) => {
    tags = said
  }
  const html = renderToString(
    <StrictMode>
      <StaticRouter location={`${pathname}${search}`}>
        <App data={data} collectHead={collectHead} />
      </StaticRouter>
    </StrictMode>,
  )
  return { html, head: tags ? headHtml(headElements(tags, origin)) : '', chunks: page.sources }
}
