import { createHash } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { RenderKind } from 'shared-types/configuration'
import { RenderedPictures } from 'shared-types/contracts/provider/configurator'
import { Agent, request } from 'undici'
import type { Config } from '../config.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { createExchange, NoAnswer } from './exchange.ts'
import { parseAnswer, throwOnFailure } from './parse-answer.ts'
import { pictureTypes } from './files.ts'
import { createResilience } from './resilience.ts'
import { createSwrCache } from './swr-cache.ts'
import { busy, unavailable, UpstreamProblem } from './upstream-problem.ts'

interface RenderedPicture {
  type: string
  bytes: Buffer
  etag: string
}

export interface RenderService {
  /**
   * The picture, null if it does not exist. Throws `provider_unavailable` if the service is down. `beforeFetch` is called
   * unless the picture is in memory.
   */
  picture(
    kind: RenderKind,
    reference: string,
    width: number,
    beforeFetch: () => Promise<void>,
  ): Promise<RenderedPicture | null>
  close(): Promise<void>
}

const minute = 60_000
const megabyte = 1024 * 1024
const largestPicture = 5 * megabyte

/** Pictures of configured beds. The API key and the URL of the service are used only in this file. */
export const createRenderService = (
  { render, deadlines }: Config,
  log: FastifyBaseLogger,
  metrics: Metrics,
): RenderService => {
  const { exchange, close } = createExchange(render.url, log)
  const agent = new Agent({ connect: { timeout: 1_000 }, maxResponseSize: largestPicture })
  const resilience = createResilience('render', {
    deadline: render.deadlines.list,
    queue: deadlines.queue,
    retries: false,
    log,
    metrics,
  })
  const folder = render.url.pathname.replace(/\/$/, '')

  const readList = async (kind: RenderKind): Promise<Map<string, URL>> => {
    const path = `${folder}/${kind}`
    const headers = { accept: 'application/json', 'x-api-key': render.apiKey }
    const answer = await resilience.run(async (signal) =>
      throwOnFailure(await exchange({ method: 'GET', path, headers }, signal)),
    )
    // A refusal is our mistake, never the shopper's.
    if (answer.status !== 200) {
      log.error({ kind, status: answer.status }, 'the render service refuses to list its pictures')
      throw unavailable()
    }
    const pictures = parseAnswer(answer, RenderedPictures, { method: 'GET', path }, log)
    const listed = new Map<string, URL>()
    let ignored = 0
    for (const { reference, renderUrl } of pictures) {
      const url = URL.parse(renderUrl, render.url)
      // A list must not make us request other servers, which may be inside our network.
      if (url?.origin === render.url.origin) listed.set(reference, url)
      else ignored += 1
    }
    if (ignored > 0) log.warn({ kind, ignored }, 'the render service lists pictures of other servers')
    return listed
  }
  const cachedList = (kind: RenderKind) =>
    createSwrCache(() => readList(kind), {
      freshForMs: 5 * minute,
      pauseAfterFailureMs: 10_000,
      onFailure: (error) => log.warn({ err: error, kind }, 'the rendered pictures could not be listed'),
    })
  const lists = { scenes: cachedList('scenes'), images: cachedList('images') }

  const fetchPicture = async (url: string, signal: AbortSignal): Promise<RenderedPicture | undefined> => {
    try {
      const answer = await request(url, { dispatcher: agent, signal })
      const type = String(answer.headers['content-type'] ?? '')
      const bytes = Buffer.from(await answer.body.arrayBuffer())
      if (answer.statusCode === 404) return undefined
      if (answer.statusCode === 429) throw busy()
      if (answer.statusCode === 200 && pictureTypes.test(type)) {
        return { type, bytes, etag: `"${createHash('sha1').update(bytes).digest('base64url')}"` }
      }
      throw new NoAnswer(`answered ${answer.statusCode} ${type}`)
    } catch (error) {
      if (error instanceof NoAnswer || error instanceof UpstreamProblem) throw error
      throw new NoAnswer(signal.aborted ? 'deadline passed' : 'broke off')
    }
  }

  const pictures = new LRUCache<string, RenderedPicture>({
    maxSize: 24 * megabyte,
    sizeCalculation: ({ bytes }) => bytes.length + 300,
    ttl: 60 * minute,
    // A picture that is evicted during its fetch is still sent.
    ignoreFetchAbort: true,
    fetchMethod: (url) => resilience.run((signal) => fetchPicture(url, signal), render.deadlines.picture),
  })

  return {
    picture: async (kind, reference, width, beforeFetch) => {
      const found = (await lists[kind]()).get(reference)
      if (!found) return null
      const url = found.href.replace(/\bwidth=-1\b/, `width=${width}`)
      if (!pictures.has(url)) await beforeFetch()
      return (await pictures.fetch(url)) ?? null
    },
    close: async () => {
      await Promise.all([close(), agent.destroy()])
    },
  }
}
