import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { isNotFound, ProblemError, somethingWentWrong, messageFor } from './problem-error.ts'
import { read, send } from './request.ts'

const problem = {
  type: 'about:blank',
  title: 'Not found',
  status: 404,
  code: 'not_found',
  detail: 'Dit artikel bestaat niet.',
  fields: { itemId: 'Onbekend' },
}

const server = createServer((request, response) => {
  if (request.url === '/problem') {
    response.writeHead(404, { 'content-type': 'application/problem+json' }).end(JSON.stringify(problem))
  } else if (request.url?.startsWith('/api/orders/')) {
    response
      .writeHead(503)
      .end(JSON.stringify({ ...problem, status: 503, code: 'provider_unavailable', requestId: 'r-7' }))
  } else if (request.url === '/garbage') response.writeHead(502).end('<html>')
  else if (request.url === '/empty') response.writeHead(204).end()
  else {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () =>
      response.end(
        JSON.stringify({
          method: request.method,
          type: request.headers['content-type'] ?? null,
          body: Buffer.concat(chunks).toString(),
        }),
      ),
    )
  }
})
let base = ''

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

it('reads and sends JSON', async () => {
  expect(await read(`${base}/echo`)).toEqual({ method: 'GET', type: null, body: '' })
  expect(await send('PUT', `${base}/echo`, { quantity: 2 })).toEqual({
    method: 'PUT',
    type: 'application/json',
    body: '{"quantity":2}',
  })
  expect(await send('DELETE', `${base}/empty`)).toBeUndefined()
})

it('throws a refusal with the message for the shopper', async () => {
  const error = await read(`${base}/problem`).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(ProblemError)
  expect(error).toMatchObject({ code: 'not_found', status: 404, fields: { itemId: 'Onbekend' } })
  expect(isNotFound(error)).toBe(true)
  expect(messageFor(error)).toBe('Dit artikel bestaat niet.')
})

it('has a message for an invalid response and for no response', async () => {
  const garbage = await read(`${base}/garbage`).catch((thrown: unknown) => thrown)
  expect(messageFor(garbage)).toBe(somethingWentWrong)
  const away = await read('http://127.0.0.1:1/').catch((thrown: unknown) => thrown)
  expect(messageFor(away)).toMatch(/^Geen verbinding/)
  expect(messageFor(new TypeError('x is undefined'))).toBe(somethingWentWrong)
})

it('has the message of the form for a failure of a server, however that is worded', () => {
  const failure = { code: 'provider_failed', status: 502, detail: 'Even iets anders.' } as const
  expect(messageFor(new ProblemError(failure), 'Niet opgeslagen.')).toBe('Niet opgeslagen.')
  const refusal = { code: 'already_done', status: 409, detail: somethingWentWrong } as const
  expect(messageFor(new ProblemError(refusal), 'Niet opgeslagen.')).toBe(somethingWentWrong)
  const unpaid = { code: 'payment_provider_failed', status: 502, detail: 'Betalen lukt niet.' } as const
  expect(messageFor(new ProblemError(unpaid), 'Niet opgeslagen.')).toBe('Betalen lukt niet.')
})

const settle = (answer: Promise<unknown>) => answer.catch(() => {})

it('logs each failure once, without personal data, and logs no refusal', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  await settle(read(`${base}/problem`))
  expect(log).not.toHaveBeenCalled()
  await settle(read(`${base}/api/orders/0a8e7825-e2bd/status?token=canary`))
  await settle(send('POST', `${base}/garbage`, { email: 'canary@example.org' }))
  await settle(read('http://127.0.0.1:1/api/cart'))
  expect(log.mock.calls.flat()).toEqual([
    'GET http://*/api/orders/*/status failed: 503 provider_unavailable, request r-7',
    'POST http://*/garbage failed: 502 internal_error',
    'GET http://*/api/cart failed: 0 provider_unavailable',
  ])
  log.mockRestore()
})
