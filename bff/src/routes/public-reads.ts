import type { App } from '../app-type.ts'
import type { Bff } from '../context.ts'
import type { PublicRead, ReadInput } from '../public-reads/public-read.ts'
import { openRead } from '../public-reads/public-routes.ts'
import * as catalog from './catalog/reads.ts'
import * as configurator from './configurator/reads.ts'
import { documentReads } from './content/documents.ts'
import * as content from './content/reads.ts'

/** Every public read but that of an advice, which answers wrong input in its own way. */
export const reads: PublicRead<ReadInput, unknown>[] = [
  ...documentReads,
  ...Object.values(content),
  ...Object.values(catalog),
  ...Object.values(configurator),
]

export const publicReadRoutes =
  ({ publicReads }: Bff) =>
  async (app: App) => {
    for (const read of reads) openRead(app, publicReads, read)
  }
