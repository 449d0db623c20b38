import { noPages } from 'shared-types/urls/own-path'
import * as pages from 'shared-types/urls/page-paths'

/** First segments of addresses that are no category: pages of the shop, and files and data of its servers. */
export const ownSegments: ReadonlySet<string> = new Set([
  ...Object.values(pages).map((pattern) => pattern.split('/')[1] ?? ''),
  ...noPages,
  'admin',
  'v1',
])
