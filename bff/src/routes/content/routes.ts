import type { App } from '../../app-type.ts'
import type { Bff } from '../../context.ts'
import { openRead } from '../../public-reads/public-routes.ts'
import { newsletterPopup } from '../newsletter/reads.ts'
import * as content from './reads.ts'

export const contentRoutes =
  ({ publicReads }: Bff) =>
  async (app: App) => {
    openRead(app, publicReads, content.shell)
    openRead(app, publicReads, content.homepage)
    openRead(app, publicReads, newsletterPopup)
    openRead(app, publicReads, content.cartPromo)
    openRead(app, publicReads, content.servicePage)
    openRead(app, publicReads, content.categoryContent)
    openRead(app, publicReads, content.contentPage)
  }
