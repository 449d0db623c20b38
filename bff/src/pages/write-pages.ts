import type { FastifyBaseLogger } from 'fastify'
import type { Bff } from '../context.ts'
import { finish, type Answer } from '../public-reads/answer.ts'
import { createAnswerCache, type Fill } from '../public-reads/answer-cache.ts'
import * as content from '../routes/content/reads.ts'
import { frameHead, needsScript } from './private-frame.ts'
import type { Page } from './page-at.ts'
import { gatherRouteData } from './route-data.ts'
import { failedHead } from './still-pages.ts'
import type { WebBuild } from './web-build.ts'

const html = 'text/html; charset=utf-8'
const second = 1_000
const freshFor = { found: 15 * second, absent: 10 * second, incomplete: 2 * second }
const megabyte = 1024 * 1024

export type PublicPage = Extract<Page, { kind: 'public' }>

const addressOf = (pathname: string, { query }: PublicPage) =>
  query === '' ? pathname : `${pathname}?${query}`

/** Writes pages as HTML, and keeps them as finished bytes. */
export const createPageWriter = ({ config, publicReads }: Bff, web: WebBuild, log: FastifyBaseLogger) => {
  const cache = createAnswerCache({ maxBytes: 48 * megabyte })
  /** Apart, so that pages with a hole never push whole ones out. */
  const cacheOfHoles = createAnswerCache({ maxBytes: 4 * megabyte })

  /** Without the page itself, should rendering fail: the browser makes it from the same data. */
  const write = async (address: string, data: Record<string, unknown>, headOfHole = '') => {
    try {
      const { html: page, head, chunks } = await web.render(`${config.publicUrl.origin}${address}`, data)
      const preloads = web.preloads(chunks)
      return { text: web.template.compose({ head: head || headOfHole, preloads, page, data }), isWhole: true }
    } catch (error) {
      log.error({ err: error, address }, 'a page could not be rendered')
      return {
        text: web.template.compose({ head: '<title>Sluimer</title>', page: '', data }),
        isWhole: false,
      }
    }
  }

  const writePublic =
    (address: string, page: PublicPage): Fill =>
    async (previous) => {
      const routeData = gatherRouteData(publicReads)
      const isFound = await page.tell(routeData)
      const { text, isWhole } = await write(address, routeData.data)
      const answer = await finish(text, { status: isFound ? 200 : 404, type: html }, previous)
      const kind = isFound ? 'found' : 'absent'
      return { answer, freshFor: freshFor[isWhole && routeData.isWhole() ? kind : 'incomplete'] }
    }

  const writeAround =
    (address: string): Fill =>
    async (previous) => {
      const { data, need } = gatherRouteData(publicReads)
      await need(content.shell, {})
      const { text, isWhole } = await write(address, data, failedHead)
      if (!isWhole) return { answer: null, freshFor: freshFor.incomplete }
      return {
        answer: await finish(text, { status: 503, type: html }, previous),
        freshFor: freshFor.incomplete,
      }
    }

  const writeFrame =
    (title: string, preloads: string): Fill =>
    async (previous) => {
      const routeData = gatherRouteData(publicReads)
      const shell = await routeData.like(content.shell, {})
      const withoutScript = needsScript(shell?.footer.shop.phone)
      const text = web.template.compose({
        head: frameHead(title),
        preloads,
        page: '',
        withoutScript,
        data: routeData.data,
      })
      const answer = await finish(text, { status: 200, type: html }, previous)
      return { answer, freshFor: freshFor[routeData.isWhole() ? 'found' : 'incomplete'] }
    }

  return {
    /** Throws when the page cannot be had: the provider is away and nothing is kept. */
    publicPage: (pathname: string, page: PublicPage): Promise<Answer | null> | Answer | null => {
      const address = addressOf(pathname, page)
      return cache.read(address, writePublic(address, page))
    },
    /** The shop around a page that cannot be had, with a hole that says so. Throws when the shop is not known either. */
    aroundPage: (pathname: string, page: PublicPage): Promise<Answer | null> | Answer | null => {
      const address = addressOf(pathname, page)
      return cacheOfHoles.read(address, writeAround(address))
    },
    /** One frame for all private pages of a kind, whatever order their address names: nothing in it is anybody's. */
    privateFrame: (pathname: string, title: string): Promise<Answer | null> | Answer | null => {
      const preloads = web.preloads(web.chunksAt(`${config.publicUrl.origin}${pathname}`))
      return cache.read(`frame ${title} ${preloads}`, writeFrame(title, preloads))
    },
  }
}
