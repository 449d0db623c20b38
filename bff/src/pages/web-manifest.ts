import type { App } from '../app-type.ts'
import type { Bff } from '../context.ts'
import { ApiProblem } from '../problem.ts'
import { shell } from '../routes/content/reads.ts'
import type { WebBuild } from './web-build.ts'

/** The name under which browsers install the shop is that of its content. */
export const webManifest =
  ({ publicReads }: Bff, web: WebBuild | null) =>
  async (app: App) => {
    app.get('/site.webmanifest', { schema: { operation: null } }, async (_request, reply) => {
      const found = await publicReads.data(shell, {})
      if (!web || !found) throw new ApiProblem('not_found')
      return reply
        .type('application/manifest+json; charset=utf-8')
        .header('cache-control', 'public, max-age=3600')
        .send(web.webManifest(found.shopName))
    })
  }
