import { ownPath } from 'shared-types/urls/own-path'
import type { App } from '../app-type.ts'

/** Spec §2, /redirect: on to a page of this shop, named by `?url=`; for whatever else it names, home. */
export const redirect = async (app: App) => {
  for (const path of ['/redirect', '/redirect/']) {
    app.get<{ Querystring: { url?: unknown } }>(path, { schema: { operation: null } }, (request, reply) =>
      reply
        .header('cache-control', 'no-store')
        .header('x-robots-tag', 'noindex')
        .redirect(ownPath(request.query.url), 302),
    )
  }
}
