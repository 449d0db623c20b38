import { once } from 'node:events'
import { connect } from 'node:net'
import supertest from 'supertest'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShopUnderTest, type ShopUnderTest } from '../../shop-api/test/shop-under-test.ts'
import { eventually, type FrontDesk, openFrontDesk } from './front-desk.ts'

const connections = { most: 30, silentFor: 1_500 }
let shop: ShopUnderTest
let desk: FrontDesk

beforeAll(async () => {
  shop = await openShopUnderTest({ listen: true, config: { connections } })
  desk = await openFrontDesk(shop.url, { connections })
})
afterAll(async () => {
  await desk.close()
  await shop.close()
})

test.each([
  ['the front desk', () => desk],
  ['the provider', () => shop],
])('%s closes connections that send nothing, and accepts no more than it can hold', async (_who, server) => {
  const { url, app } = server()
  let open = 0
  for (let opened = 0; opened < 60; opened += 1) {
    const socket = connect(Number(new URL(url).port), '127.0.0.1')
    socket.on('error', () => {}).on('close', () => (open -= 1))
    open += 1
    socket.resume()
    await once(socket, 'connect')
  }
  const count = () =>
    new Promise<number>((resolve) => app.server.getConnections((_error, number) => resolve(number)))
  expect(await count()).toBeLessThanOrEqual(connections.most)
  // Sooner than the limits of requests, which would close them too.
  await eventually(() => open === 0, 4_000)
  expect((await supertest(url).get('/healthz')).status).toBe(200)
})
