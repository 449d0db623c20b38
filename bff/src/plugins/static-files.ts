import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { App } from '../app-type.ts'
import type { Bff } from '../context.ts'

const kept = { index: false, redirect: false, dotfiles: 'ignore', preCompressed: true } as const

/** What `vite build` made of `web`. Its template is no file to be served: pages are made from it. */
export const staticFiles =
  ({ config, log }: Bff) =>
  async (app: App) => {
    const root = join(config.webDist, 'client')
    const assets = join(root, 'assets')
    if (!existsSync(assets)) {
      log.error({ root }, 'web has no files to serve: has it been built?')
      return
    }

    // The name says what is in it, so that it is good for ever.
    await app.register(fastifyStatic, {
      ...kept,
      root: assets,
      prefix: '/assets/',
      immutable: true,
      maxAge: '1y',
      schemaHide: true,
      // Packed twins are chosen by what the browser reads, not asked for by name.
      allowedPath: (path) => !/\.(br|gz|map)$/.test(path),
    })

    // The few files whose name stays the same (an icon), each listed at the start: the rest of `/` is pages.
    await app.register(fastifyStatic, {
      ...kept,
      root,
      prefix: '/',
      wildcard: false,
      globIgnore: ['index.html', 'assets/**', '.vite/**', '**/*.br', '**/*.gz'],
      maxAge: '1h',
      schemaHide: true,
      decorateReply: false,
    })
  }
