import type { RouteOptions } from 'fastify'
import { apiPaths } from 'shared-types/urls/api-paths'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type FrontDesk, openFrontDesk, problemOf } from './front-desk.ts'
import { json, openProviderDouble } from './provider-double.ts'

let provider: Awaited<ReturnType<typeof openProviderDouble>>
let desk: FrontDesk
let routes: RouteOptions[]

beforeEach(async () => {
  provider = await openProviderDouble()
  routes = []
  desk = await openFrontDesk(provider.url, { onRoute: (route) => routes.push(route) })
})
afterEach(async () => {
  await desk.close()
  await provider.close()
})

const email = 'zoe@example.org'
const contact = {
  name: 'Zoë',
  email,
  subject: 'order',
  orderNumber: '',
  message: 'Waar blijft mijn dekbed?',
  website: '',
}
const rug = { orderNumber: '1000001', email, reason: 'size', explanation: '', website: '' }
const isChange = (method: string) => !['GET', 'HEAD', 'OPTIONS'].includes(method)
const post = (path: string, body: object) => desk.browser().post(path).send(body)

test('every change has a limit; only a POST that reads public data has none', () => {
  const changes = routes.filter(({ method }) => [method].flat().some(isChange))
  const unlimited = changes.filter(({ config }) => !config?.limit)
  expect(changes.length).toBeGreaterThan(35)
  expect(unlimited.map(({ url, config }) => [url, config?.limit])).toEqual([['/api/advice/:code', null]])
})

test('only routes with a session have a limit', () => {
  const limited = routes.filter(({ config }) => config?.limit)
  expect(limited.filter(({ config }) => !config?.ofShopper)).toEqual([])
})

test('forms with the same limit share its counter', async () => {
  provider.answer = json({ message: 'Bedankt.' })
  for (let sent = 0; sent < 10; sent += 1) await post(apiPaths.contact, contact).expect(200)
  expect(problemOf(await post(apiPaths.serviceFeeRequest, rug)).status).toBe(429)
})

test('the assistant and the form share the limit of one order number', async () => {
  const order = { orderNumber: '1000001', email, zipcode: '1012 JS' }
  provider.answer = json({ code: 'not_found', message: 'Niet gevonden.' }, 404)
  for (let tries = 0; tries < 10; tries += 1) {
    expect(problemOf(await post(apiPaths.orderLookup, order)).status).toBe(404)
  }
  const known = { orderNumber: '1000001', firstName: 'Zoë', zipcode: '1012 JS', houseNumber: '1' }
  const chat = { message: 'Waar is mijn bestelling?', order: known }
  expect(problemOf(await post(apiPaths.chatMessages, chat)).status).toBe(429)
  expect(problemOf(await post(apiPaths.orderLookup, { ...order, orderNumber: '1000002' })).status).toBe(404)
})
