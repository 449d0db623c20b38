import { ownPath } from 'shared-types/urls/own-path'
import * as pages from 'shared-types/urls/page-paths'
import type { App } from '../app-type.ts'

/** Spec §2, /redirect: redirects to the page of this shop in `?url=`; for any other value to the home page. */
export const redirect = async (app: App) => {
  for (const path of [pages.redirect.slice(0, -1), pages.redirect]) {
    app.get<{ Querystring: { url?: unknown } }>(path, { schema: { operation: null } }, (request, reply) =>
      reply
        .header('cache-control', 'no-store')
        .header('x-robots-tag', 'noindex')
        .redirect(ownPath(request.query.url), 302),
    )
  }
}
