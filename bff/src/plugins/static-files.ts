import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { App } from '../app-type.ts'
import type { Bff } from '../context.ts'

const options = { index: false, redirect: false, dotfiles: 'ignore', preCompressed: true } as const

/** The output of `vite build` in `web`, without the HTML template: pages are rendered from it. */
export const staticFiles =
  ({ config, log }: Bff) =>
  async (app: App) => {
    const root = join(config.webDist, 'client')
    const assets = join(root, 'assets')
    if (!existsSync(assets)) {
      log.error({ root }, 'web has no files to serve: has it been built?')
      return
    }

    // The file name contains a hash of the content, so that it can be cached forever.
    await app.register(fastifyStatic, {
      ...options,
      root: assets,
      prefix: '/assets/',
      immutable: true,
      maxAge: '1y',
      schemaHide: true,
      // Compressed variants are selected by Accept-Encoding, not by URL.
      allowedPath: (path) => !/\.(br|gz|map)$/.test(path),
    })

    // Files without a hash in their name (an icon), listed at the start: the rest of `/` is pages.
    await app.register(fastifyStatic, {
      ...options,
      root,
      prefix: '/',
      wildcard: false,
      globIgnore: ['index.html', 'assets/**', '.vite/**', '**/*.br', '**/*.gz'],
      maxAge: '1h',
      schemaHide: true,
      decorateReply: false,
    })
  }
