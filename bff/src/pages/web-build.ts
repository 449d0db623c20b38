import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FastifyBaseLogger } from 'fastify'
import { z } from 'zod'
import type { Config } from '../config.ts'
import { createModulePreloads } from './module-preloads.ts'
import { withTagManager } from './tag-manager.ts'
import { splitTemplate } from './template.ts'

const Rendered = z.object({ html: z.string(), head: z.string(), chunks: z.array(z.string()).default([]) })
export type Rendered = z.infer<typeof Rendered>

const ServerEntry = z.object({
  /** Which chunks the page at a full address needs. */
  chunksAt: z.custom<(url: string) => string[]>((value) => typeof value === 'function'),
  /** Renders the page at a full address from the data it is told. */
  render: z.custom<(url: string, data: Record<string, unknown>) => Promise<unknown>>(
    (value) => typeof value === 'function',
  ),
})

/** A frame to be filled by the browser, for as long as `web` has not been built. */
const bareTemplate = `<!doctype html>
<html lang="nl">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <!--head-->
  </head>
  <body>
    <div id="root"><!--page--></div>
    <!--data-->
  </body>
</html>
`

/** What `vite build` made of `web`: the template, the list of its chunks, and what renders a page. */
export const openWebBuild = async (
  { webDist: folder, tagManager }: Pick<Config, 'webDist' | 'tagManager'>,
  log: FastifyBaseLogger,
) => {
  const readClient = (file: string) => readFile(join(folder, 'client', file), 'utf8')
  const missing = (what: string) => (error: unknown) => {
    log.error({ err: error, folder }, `web has no ${what}: has it been built?`)
    return undefined
  }
  const template = await readClient('index.html').catch(missing('template'))
  const manifest = await readClient('.vite/manifest.json').catch(missing('manifest'))
  const entry = await import(pathToFileURL(join(folder, 'server/entry-server.js')).href)
    .then((module: unknown) => ServerEntry.parse(module))
    .catch(missing('server entry'))

  return {
    template: splitTemplate(withTagManager(template ?? bareTemplate, tagManager)),
    preloads: createModulePreloads(manifest, template ?? ''),
    chunksAt: (url: string): string[] => entry?.chunksAt(url) ?? [],
    render: async (url: string, data: Record<string, unknown>): Promise<Rendered> => {
      if (!entry) throw new Error('web has no server entry')
      return Rendered.parse(await entry.render(url, data))
    },
  }
}

export type WebBuild = Awaited<ReturnType<typeof openWebBuild>>
