import { randomUUID } from 'node:crypto'
import type { RouteOptions } from 'fastify'
import { admin } from 'shared-types/contracts/admin/paths'
import { officeAreas, routeRoles } from 'shared-types/contracts/admin/access/office-areas'
import { StaffRole } from 'shared-types/contracts/admin/staff'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openShopUnderTest, type ShopUnderTest } from '../../test/shop-under-test.ts'
import { backOfficeHost, employ, ownOrigin } from '../../test/staff-under-test.ts'
import { requireStaff } from './require-staff.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
type Employee = Awaited<ReturnType<typeof employ>>

let shop: ShopUnderTest
const routes: { method: Method; url: string; staff: NonNullable<RouteOptions['config']>['staff'] }[] = []
const employees = new Map<StaffRole, Employee>()
beforeAll(async () => {
  shop = await openShopUnderTest({
    onRoute: ({ method, url, config }) => {
      if (!url.startsWith('/admin/api')) return
      for (const one of [method].flat()) {
        if (one !== 'HEAD') routes.push({ method: one as Method, url, staff: config?.staff })
      }
    },
  })
  for (const role of StaffRole.options) employees.set(role, await employ(shop, role))
})
afterAll(() => shop.close())

const filled = (url: string) =>
  url
    .replaceAll(
      ':id',
      /staff|reviews|products|variants|categories|brands|redirects|families|facet|configurators|closed|gifts/.test(
        url,
      )
        ? '1'
        : randomUUID(),
    )
    .replace(':mail', randomUUID())
    .replace(':refund', randomUUID())
const behindLogin = () => routes.filter(({ staff }) => staff?.roles !== 'without session')
const changes = () => routes.filter(({ method }) => method !== 'GET')
const ask = (method: Method, url: string, headers: Record<string, string>) =>
  shop.app.inject({ method, url: filled(url), headers, ...(method === 'GET' ? {} : { payload: {} }) })
const rolesOf = (found: typeof routes) => [...new Set(found.map(({ staff }) => String(staff?.roles)))]

const headersOf = async ({ app }: ShopUnderTest) =>
  (await app.inject({ url: '/admin/api/account', headers: ownOrigin })).headers

it('its answers have security headers, in production also that browsers use only https', async () => {
  const always = { 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' }
  const headers = await headersOf(shop)
  expect(headers).toMatchObject(always)
  expect(headers).not.toHaveProperty('strict-transport-security')
  const production = await openShopUnderTest({ config: { production: true } })
  expect(await headersOf(production)).toMatchObject({
    ...always,
    'strict-transport-security': 'max-age=31536000',
  })
  await production.close()
})

describe('every route of the back office', () => {
  it('is one of the paths of the contract', () => {
    const declared = new Set<string>(Object.values(admin))
    expect(routes.map(({ url }) => url).filter((url) => !declared.has(url))).toEqual([])
    expect([...declared].filter((url) => !routes.some((route) => route.url === url))).toEqual([])
  })

  it('has the roles of its area, which the pages follow', () => {
    expect(Object.keys(officeAreas).length).toBeGreaterThan(25)
    for (const [name, { path, readers, editors }] of Object.entries(officeAreas)) {
      const own = routes.filter(({ url }) => url === path || url.startsWith(`${path}/`))
      const reads = own.filter(({ method }) => method === 'GET')
      const changing = own.filter(({ method }) => method !== 'GET')
      expect.soft([name, rolesOf(reads)]).toEqual([name, [String(readers)]])
      expect.soft([name, rolesOf(changing)]).toEqual([name, editors.length > 0 ? [String(editors)] : []])
    }
    for (const [name, roles] of Object.entries(routeRoles)) {
      const own = routes.filter(({ url }) => url === admin[name as keyof typeof routeRoles])
      expect.soft([name, rolesOf(own)]).toEqual([name, [String(roles)]])
    }
  })

  it('answers 401 without a session, with an unknown one, and with the bearer of the service', async () => {
    expect(behindLogin().length).toBeGreaterThan(140)
    const strangers: Record<string, string>[] = [
      {},
      { cookie: `staff_session=${'x'.repeat(43)}` },
      { cookie: 'staff_session=../x' },
      { authorization: shop.bearer },
    ]
    for (const { method, url } of behindLogin()) {
      for (const stranger of strangers) {
        const { statusCode } = await ask(method, url, { ...ownOrigin, ...stranger })
        expect.soft([method, url, statusCode]).toEqual([method, url, 401])
      }
    }
  })

  it('answers 403 to a role that it does not list, and not to one that it does', async () => {
    let refused = 0
    for (const { method, url, staff } of behindLogin().filter((route) => route.url !== admin.logout)) {
      for (const role of StaffRole.options) {
        // The last owner cannot be changed, and an empty body changes nothing.
        const answer = await employees
          .get(role)
          ?.ask(method, filled(url).replace('/1/', '/999/'), method === 'GET' ? undefined : {})
        const isListed = staff?.roles.includes(role)
        if (!isListed) refused += 1
        const code = answer?.statusCode === 403 ? 'refused' : 'served'
        expect.soft([method, url, role, code]).toEqual([method, url, role, isListed ? 'served' : 'refused'])
      }
    }
    expect(refused).toBeGreaterThan(110)
  })

  it('refuses a change from another origin, or without one', async () => {
    const { email, password } = employees.get('owner') ?? { email: '', password: '' }
    const login = { email, password }
    const foreign = [
      'https://evil.example',
      `https://${backOfficeHost}.evil.example`,
      'null',
      `https://${backOfficeHost}:8443`,
    ]
    for (const origin of [undefined, ...foreign]) {
      const headers = { host: backOfficeHost, ...(origin === undefined ? {} : { origin }) }
      const tried = await shop.app.inject({ method: 'POST', url: admin.login, headers, payload: login })
      expect(tried.statusCode).toBe(403)
      expect(changes().length).toBeGreaterThan(80)
      for (const { method, url } of changes()) {
        const { statusCode } = await ask(method, url, headers)
        expect.soft([method, url, statusCode]).toEqual([method, url, 403])
      }
    }
  })

  it('leads a file that is refused in a tab of its own to a page that opens it again', async () => {
    const path = `${admin.orderInvoice.replace(':id', 'no-order')}?a=b`
    const tab = { 'sec-fetch-dest': 'document' }
    const refused = await shop.app.inject({ method: 'GET', url: path, headers: tab })
    expect([refused.statusCode, refused.headers.location, refused.headers['cache-control']]).toEqual([
      303,
      `/admin/#/bestand?pad=${encodeURIComponent(path)}`,
      'no-store',
    ])
    // Also a file that does not exist, and a role that may not read it; a script gets the error.
    const owner = employees.get('owner')
    expect((await owner?.ask('GET', path, undefined, tab))?.statusCode).toBe(303)
    expect((await owner?.ask('GET', path))?.statusCode).toBe(404)
  })

  it('is never stored by a cache', async () => {
    for (const { method, url } of behindLogin().filter((route) => route.method === 'GET')) {
      const answer = await employees.get('owner')?.ask(method, filled(url))
      expect.soft([url, answer?.headers['cache-control']]).toEqual([url, 'no-store'])
    }
  })

  it('stops the start when it does not say which roles may use it', () => {
    const hooks: ((route: { url: string; config?: object }) => void)[] = []
    const scope = {
      decorateRequest: () => {},
      addHook: (name: string, hook: (route: { url: string }) => void) =>
        name === 'onRoute' && hooks.push(hook),
    }
    requireStaff(scope as never, shop.shop)
    expect(() => hooks[0]?.({ url: '/admin/api/open', config: {} })).toThrow('/admin/api/open')
  })
})
