import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FastifyBaseLogger } from 'fastify'
import type { MatchedPage, WebServer } from 'shared-types/servers/web-server'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import type { Config } from '../config.ts'

const isFunction = (value: unknown) => typeof value === 'function'

const ServerEntry = z.object({
  match: z.custom<Match>(isFunction),
  listedPaths: z.array(z.string()),
  webManifest: z.custom<WebServer['webManifest']>(isFunction),
  openDocuments: z.custom<WebServer['openDocuments']>(isFunction),
}) satisfies z.ZodType<WebServer>

type Match = WebServer['match']

/** A match compares the URL with every pattern of the site map, which costs more than sending a cached page. */
const remember = (match: Match): Match => {
  const matched = new LRUCache<string, MatchedPage, Parameters<Match>>({
    max: 2_000,
    memoMethod: (_url, _before, { context }) => match(...context),
  })
  return (pathname, query) => matched.memo(`${pathname}?${query}`, { context: [pathname, query] })
}

/** Opens the build of `web`. Null, with a line in the log, when it has not been built. */
export const openWebBuild = async (
  { webDist, tagManager, publicUrl }: Pick<Config, 'webDist' | 'tagManager' | 'publicUrl'>,
  log: FastifyBaseLogger,
) => {
  const client = (file: string) => join(webDist, 'client', file)
  const readClient = (file: string) => readFile(client(file), 'utf8')
  try {
    const [template, manifest] = await Promise.all([
      readClient('index.html'),
      readClient('.vite/manifest.json'),
    ])
    const entry: unknown = await import(pathToFileURL(join(webDist, 'server/entry-server.js')).href)
    const { match, listedPaths, webManifest, openDocuments } = ServerEntry.parse(entry)
    const documents = openDocuments({
      template,
      manifest,
      readAsset: (file) => readFileSync(client(file), 'utf8'),
      origin: publicUrl.origin,
      tagManager: tagManager?.href ?? null,
    })
    return { match: remember(match), listedPaths, webManifest, documents }
  } catch (error) {
    log.error({ err: error, folder: webDist }, 'web cannot be opened: has it been built?')
    return null
  }
}

export type WebBuild = NonNullable<Awaited<ReturnType<typeof openWebBuild>>>
