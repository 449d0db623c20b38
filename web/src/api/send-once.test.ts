import { createServer, type RequestListener } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { idempotencyKeyPattern } from 'shared-types/ids/idempotency-key'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { sendOnce } from './send-once.ts'

const keys: (string | undefined)[] = []
let answer: RequestListener
const server = createServer((request, response) => {
  keys.push(request.headers['idempotency-key']?.toString())
  answer(request, response)
})
let url = ''

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/items`
})
afterAll(() => server.close())
beforeEach(() => keys.splice(0))

const done: RequestListener = (_request, response) => response.end('{}')
const problem =
  (status: number, code: string): RequestListener =>
  (_request, response) =>
    response.writeHead(status).end(JSON.stringify({ status, code, detail: 'Nee.' }))

const press = async (listener: RequestListener, body: object) => {
  answer = listener
  await sendOnce(url, body).catch(() => undefined)
}

it.each<[string, RequestListener]>([
  ['a connection that broke', (_request, response) => void response.destroy()],
  ['an unavailable server', problem(503, 'provider_unavailable')],
  ['the first press still at work', problem(409, 'idempotency_key_in_use')],
])('repeats the key after %s, and uses a new one after a definite response', async (what, uncertain) => {
  for (const listener of [uncertain, uncertain, done, done]) await press(listener, { what })
  const [first, second, third, fourth] = keys
  expect(first).toMatch(idempotencyKeyPattern)
  expect([second, third]).toEqual([first, first])
  expect(fourth).not.toBe(first)
})

it('sends a new key after a refusal, and for another body', async () => {
  await press(problem(409, 'out_of_stock'), { itemId: 1 })
  await press(problem(503, 'provider_unavailable'), { itemId: 1 })
  await press(done, { itemId: 2 })
  expect(new Set(keys).size).toBe(3)
})
