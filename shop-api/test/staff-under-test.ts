import type { InjectOptions } from 'fastify'
import type { StaffRole } from 'shared-types/contracts/admin/staff'
import { admin } from 'shared-types/contracts/admin/paths'
import { afterAll, beforeAll } from 'vitest'
import { isRefusal } from '../src/refusal.ts'
import { addStaff } from '../src/staff/add-staff.ts'
import { openShopUnderTest, type ShopUnderTest } from './shop-under-test.ts'

export const backOfficeHost = 'office.example'

/** The headers of a request that a page of the back office sends. */
export const ownOrigin = { host: backOfficeHost, origin: `https://${backOfficeHost}` }

let made = 0

/** A logged-in employee. `ask` sends a request with the session, as the browser does. */
export const employ = async ({ app, db }: ShopUnderTest, role: StaffRole) => {
  const email = `${role}-${(made += 1)}@sluimer.example`
  const added = await addStaff(db, { email, role })
  if (isRefusal(added)) throw new Error(added.message)
  const { account, password } = added
  const logIn = async (given: object = {}) =>
    app.inject({
      method: 'POST',
      url: admin.login,
      headers: ownOrigin,
      payload: { email, password, ...given },
    })
  const cookieOf = ({ cookies }: Awaited<ReturnType<typeof logIn>>) =>
    `staff_session=${cookies.find(({ name }) => name === 'staff_session')?.value ?? ''}`
  const own = { cookie: cookieOf(await logIn()) }
  const ask = async (
    method: NonNullable<InjectOptions['method']>,
    url: string,
    payload?: object,
    headers: Record<string, string> = {},
  ) =>
    app.inject({
      method,
      url,
      headers: { ...ownOrigin, ...own, ...headers },
      ...(payload ? { payload } : {}),
    })
  /** Uploads a file. */
  const send = async (method: 'POST', url: string, file: Buffer) =>
    app.inject({
      method,
      url,
      headers: { ...ownOrigin, ...own, 'content-type': 'application/octet-stream' },
      payload: file,
    })
  return {
    id: account.id,
    email,
    password,
    ask,
    send,
    logIn,
    /** Uses the session of another login from now on. */
    useLogin: (answer: Awaited<ReturnType<typeof logIn>>) => (own.cookie = cookieOf(answer)),
  }
}

/** Registers hooks that open a shop with one employee for the file. Complete after its hooks have run. */
export const staffedShop = (role: StaffRole) => {
  const world = {} as { shop: ShopUnderTest; staff: Awaited<ReturnType<typeof employ>> }
  beforeAll(async () => {
    world.shop = await openShopUnderTest()
    world.staff = await employ(world.shop, role)
  })
  afterAll(() => world.shop.close())
  return world
}
