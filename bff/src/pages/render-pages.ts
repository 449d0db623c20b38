import { hash } from 'node:crypto'
import { pathAndQuery } from 'shared-types/servers/old-address'
import type { MatchedPage, PageAnswers } from 'shared-types/servers/web-server'
import type { Bff } from '../context.ts'
import { finish, packed, type Answer } from '../public-reads/answer.ts'
import { type CountFill, createAnswerCache, type Fill } from '../public-reads/answer-cache.ts'
import { collectPageData } from './page-data.ts'
import { readRedirect } from './moved-addresses.ts'
import { unavailable } from '../upstreams/upstream-problem.ts'
import type { WebBuild } from './web-build.ts'

const html = 'text/html; charset=utf-8'
const second = 1_000
/** In milliseconds. */
export const fresh = { found: 15 * second, absent: 10 * second, incomplete: 2 * second }
const megabyte = 1024 * 1024

export const pageCacheBytes = 48 * megabyte

/** In milliseconds: for the header and footer of a page whose own data did not come. */
const shellLimit = 500

/** Runs `work` with a promise that rejects after `ms`. */
const withLimit = async <T>(ms: number, work: (limit: Promise<never>) => Promise<T>): Promise<T> => {
  const { promise, reject } = Promise.withResolvers<never>()
  promise.catch(() => {})
  const timer = setTimeout(() => reject(unavailable()), ms)
  try {
    return await work(promise)
  } finally {
    clearTimeout(timer)
  }
}

/** Renders pages as HTML, and caches them as finished bytes. */
export const createPageRenderer = (
  { publicReads, shopApi, changes, log, metrics, config }: Bff,
  { documents }: WebBuild,
) => {
  const cache = createAnswerCache({
    maxBytes: pageCacheBytes,
    changes,
    onRead: (result) => metrics.cacheReads.inc({ cache: 'pages', result }),
  })
  /** A separate cache, so that pages without their content never evict complete ones. */
  const cacheWithoutContent = createAnswerCache({ maxBytes: 4 * megabyte, changes })

  /** Without the page itself when rendering fails: the browser renders it from the same data. */
  const render = async (page: MatchedPage, answers: PageAnswers) => {
    try {
      const { text, css } = await documents.renderDocument(page, answers)
      return { text, styleSource: `'sha256-${hash('sha256', css, 'base64')}'`, isRendered: true }
    } catch (error) {
      log.error({ err: error, page: page.kind }, 'a page could not be rendered')
      return { text: documents.unrenderedDocument(answers.data), styleSource: '', isRendered: false }
    }
  }

  /** All reads of a page share one deadline: most depend on the answer to another. */
  const load = (page: MatchedPage) =>
    withLimit(config.deadlines.read, async (limit) => {
      const collected = collectPageData(publicReads, limit)
      await page.load(collected.reads)
      const { path } = pathAndQuery(page.address)
      const location = collected.isFound()
        ? null
        : await Promise.race([readRedirect(shopApi, { path }), limit])
      return { ...collected, location }
    })

  const readAndRender = async (page: MatchedPage, previous: Answer | null | undefined) => {
    const { answers, tags, isFound, isComplete, location } = await load(page)
    if (location !== null) {
      const answer = finish('', { status: 301, type: html, location }, previous)
      return { answer, tags: [...tags(), 'content'], freshFor: fresh.absent }
    }
    const { text, styleSource, isRendered } = await render(page, answers)
    const answer = finish(text, { status: isFound() ? 200 : 404, type: html, styleSource }, previous)
    const kind = isFound() ? 'found' : 'absent'
    // A redirect may come to be at an address without a page.
    const shown = isFound() ? tags() : [...tags(), 'content']
    return { answer, tags: shown, freshFor: fresh[isRendered && isComplete() ? kind : 'incomplete'] }
  }

  const fillPage =
    (page: MatchedPage): Fill =>
    async (previous) => {
      const rendered = await readAndRender(page, previous)
      // Data and text are released before the compression, so that they are collected early.
      return { ...rendered, answer: await packed(rendered.answer) }
    }

  const fillWithoutContent =
    (page: MatchedPage): Fill =>
    async (previous) => {
      const { answers, tags } = await withLimit(shellLimit, async (limit) => {
        const collected = collectPageData(publicReads, limit)
        await page.loadSurroundings(collected.reads)
        return collected
      })
      const { text, styleSource, isRendered } = await render(page, answers)
      const answer = isRendered ? finish(text, { status: 503, type: html, styleSource }, previous) : null
      return { answer, tags: tags(), freshFor: fresh.incomplete }
    }

  return {
    /** Throws when its data cannot be fetched: the provider is down and nothing is cached. */
    page: async (page: MatchedPage, count: CountFill): Promise<Answer | null> =>
      (await cache.readCounted(page.cacheKey, fillPage(page), count)).answer,
    /**
     * The header and footer of such a page, which has been counted, with an error in place of its content. Throws if
     * those cannot be fetched either.
     */
    withoutContent: async (page: MatchedPage): Promise<Answer | null> =>
      (await cacheWithoutContent.read(page.cacheKey, fillWithoutContent(page))).answer,
  }
}
