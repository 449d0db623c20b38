import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { openCatalogueDouble } from './catalogue-double.ts'
import { eventually, type FrontDesk, openFrontDesk } from './front-desk.ts'
import { getRaw, type RawRequest } from './raw-request.ts'
import { openWebDouble } from './web-double.ts'

/** Registers hooks that open a web double for the file, and a provider double with a bff for each test. */
export const pagesUnderTest = () => {
  let web: Awaited<ReturnType<typeof openWebDouble>>
  let provider: Awaited<ReturnType<typeof openCatalogueDouble>>
  let desk: FrontDesk

  beforeAll(async () => {
    web = await openWebDouble()
  })
  afterAll(() => web.close())
  beforeEach(async () => {
    provider = await openCatalogueDouble()
    desk = await openFrontDesk(provider.url, { webDist: web.folder })
    await eventually(() => desk.bff.shopApi.loggedIn())
  })
  afterEach(async () => {
    await desk.close()
    await provider.close()
  })

  return {
    get web() {
      return web
    },
    get provider() {
      return provider
    },
    /** Takes the place of a provider that a test has closed. */
    set provider(next) {
      provider = next
    },
    get desk() {
      return desk
    },
    get: (path: string, options: RawRequest = {}) => getRaw(desk.url, path, options),
  }
}
