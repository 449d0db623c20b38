import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { admin, backOfficePath } from 'shared-types/contracts/admin/paths'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type FrontDesk, openFrontDesk } from './front-desk.ts'
import { getRaw } from './raw-request.ts'

/** A provider that only notes what reaches it. */
const reached: string[] = []
const provider = createServer((request, response) => {
  reached.push(new URL(request.url ?? '', 'http://provider').pathname)
  response.writeHead(200, { 'content-type': 'application/json' }).end('{"secret":true}')
})
let desk: FrontDesk
beforeAll(async () => {
  provider.listen(0, '127.0.0.1')
  await once(provider, 'listening')
  desk = await openFrontDesk(`http://127.0.0.1:${(provider.address() as AddressInfo).port}`)
})
afterAll(async () => {
  await desk.close()
  provider.close()
})

const detours = [
  '',
  '/images',
  '/renders/1/2',
  '/v1/payment/webhook/test',
  '/test-payments',
  '/api/customer/orders/1',
]
const climbs = ['/../../../..', '/..%2f..%2f..%2f..', '/%2e%2e/%2e%2e/%2e%2e', '//..//..']

/** Requests all paths with these methods. Returns the paths of the back office that reached the provider. */
const reachedWith = async (methods: string[]) => {
  const targets = [`${backOfficePath}/`, ...Object.values(admin).map((path) => path.replace(':id', '1'))]
  const headers = { cookie: `staff_session=${'x'.repeat(43)}`, origin: desk.bff.config.publicUrl.origin }
  for (const target of targets) {
    for (const path of [
      target,
      ...detours.flatMap((detour) => climbs.map((climb) => detour + climb + target)),
    ]) {
      for (const method of methods) {
        const { status, text } = await getRaw(desk.url, path, { method, headers })
        expect
          .soft([method, path, status < 500, text.includes('secret')])
          .toEqual([method, path, expect.anything(), false])
      }
    }
  }
  // It asked the provider something, so that the list below can be empty for one reason only.
  expect(reached.length).toBeGreaterThan(0)
  return reached.filter((path) => path.startsWith(backOfficePath))
}

describe('no path of the back office reaches shop-api through the bff', () => {
  it('with GET', async () => {
    expect(await reachedWith(['GET'])).toEqual([])
  })
  it('with a changing method', { tags: ['slow'] }, async () => {
    expect(await reachedWith(['POST', 'PUT', 'DELETE'])).toEqual([])
  })
})
