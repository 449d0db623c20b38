import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { escapeHtml } from 'shared-types/html/escape-html'
import type { Shell } from 'shared-types/contracts/content'
import { apiPaths } from 'shared-types/urls/api-paths'
import type {
  Documents,
  MatchedPage,
  PageAnswers,
  PageReads,
  WebServer,
} from 'shared-types/servers/web-server'
import { SWRConfig } from 'swr'
import { answerAt } from './api/answer-at.ts'
import { App } from './app.tsx'
import { createPageAssets, starterElement } from './document/page-assets.ts'
import { tagManagerName } from 'shared-types/browser-names'
import { splitTemplate } from './document/template.ts'
import { webManifest } from './document/web-manifest.ts'
import { NeedsScript } from './layouts/needs-script.tsx'
import { ShopUnavailable } from './layouts/shop-unavailable.tsx'
import { type HeadTags, headElements, headHtml } from './router/head-tags.ts'
import { pageData } from './page-data.ts'
import { listedPaths, matchPage, preloadParts } from './routes.tsx'

export { listedPaths, webManifest }

type RouteData = Record<string, unknown>

/** No URL of the shop has an encoded slash, so its page does not exist. */
const findNothing = (reads: PageReads): PageReads => ({
  ...reads,
  required: async (address) => {
    reads.absent(address)
    return null
  },
})

const loadSurroundings = ({ required, onlyRendered }: PageReads) =>
  Promise.all([required(apiPaths.shell), onlyRendered(apiPaths.footer)])

/** The browser renders such a page, and needs all of it. */
const loadPrivate = ({ optional }: PageReads) =>
  Promise.all([optional(apiPaths.shell), optional(apiPaths.footer)])

const nothing: ReturnType<typeof pageData> = { load: async () => {} }

export const match: WebServer['match'] = (pathname, query) => {
  const { at, pattern, title, data } = matchPage(pathname, query)
  if (title !== undefined) {
    return {
      address: pathname,
      kind: pattern,
      cacheKey: pattern,
      isPrivate: true,
      load: loadPrivate,
      loadSurroundings,
    }
  }
  const page = data ? pageData(data) : nothing
  const shown = page.query?.(at) ?? ''
  const address = shown === '' ? pathname : `${pathname}?${shown}`
  return {
    address,
    // The router has one pattern for all pages of the catalogue.
    kind: typeof data === 'string' ? data : pattern,
    cacheKey: address,
    isPrivate: false,
    load: (reads) =>
      Promise.all([
        loadSurroundings(reads),
        page.load(at, /%2f/i.test(pathname) ? findNothing(reads) : reads),
      ]),
    loadSurroundings,
  }
}

/** Renders a public page in one piece. `head` is undefined if the page lacks its data. */
export const renderPage = async (address: string, { data, onlyRendered }: PageAnswers) => {
  const [pathname = ''] = address.split('?')
  const parts = matchPage(pathname).parts(data)
  await preloadParts(parts)
  let head: HeadTags | undefined
  const collectHead = (tags: HeadTags) => {
    head = tags
  }
  const html = renderToString(
    <StrictMode>
      <StaticRouter location={address}>
        <App data={data} onlyRendered={onlyRendered} collectHead={collectHead} />
      </StaticRouter>
    </StrictMode>,
  )
  return { html, head, parts }
}

const shopNameIn = (data: RouteData) => answerAt<Shell>(data, apiPaths.shell)?.shopName

const failed: HeadTags = { title: 'Er ging iets mis', noIndex: true }

export const openDocuments: WebServer['openDocuments'] = (build): Documents => {
  const { template, origin, tagManager } = build
  const meta = tagManager ? `<meta name="${tagManagerName}" content="${escapeHtml(tagManager)}">\n    ` : ''
  const { compose, composeStatic } = splitTemplate(
    template.replace('<!--head-->', () => `${meta}<!--head-->`),
    starterElement(build),
  )
  const assetsOf = createPageAssets(build)
  const headOf = (tags: HeadTags, data: RouteData) =>
    headHtml(headElements(tags, { origin, shopName: shopNameIn(data) }))
  const assetsOfParts = (parts: { source: string | undefined }[]) =>
    assetsOf(parts.flatMap(({ source }) => source ?? []))

  const publicDocument = async ({ address }: MatchedPage, answers: PageAnswers) => {
    const { html, head = failed, parts } = await renderPage(address, answers)
    const assets = assetsOfParts(parts)
    const text = compose({ head: headOf(head, answers.data), assets, page: html, data: answers.data })
    return { text, css: assets.css }
  }

  const privateDocument = ({ address }: MatchedPage, data: RouteData) => {
    const { title = '', parts } = matchPage(address)
    const withoutScript = renderToString(
      <SWRConfig value={{ fallback: data }}>
        <NeedsScript />
      </SWRConfig>,
    )
    const head = headOf({ title, noIndex: true }, data)
    const assets = assetsOfParts(parts())
    return { text: compose({ head, assets, page: '', withoutScript, data }), css: assets.css }
  }

  return {
    renderDocument: async (page, answers) =>
      page.isPrivate ? privateDocument(page, answers.data) : publicDocument(page, answers),
    unrenderedDocument: (data) =>
      compose({ head: headOf({ title: shopNameIn(data) ?? '' }, data), page: '', data }),
    unavailableDocument: composeStatic({
      head: headOf(failed, {}),
      page: renderToString(<ShopUnavailable />),
    }),
  }
}
