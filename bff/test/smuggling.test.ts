import { once } from 'node:events'
import { connect } from 'node:net'
import supertest from 'supertest'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openShopUnderTest, type ShopUnderTest } from '../../shop-api/test/shop-under-test.ts'
import { eventually, type FrontDesk, openFrontDesk } from './front-desk.ts'

let shop: ShopUnderTest
let desk: FrontDesk

beforeAll(async () => {
  shop = await openShopUnderTest({ listen: true })
  desk = await openFrontDesk(shop.url)
})
afterAll(async () => {
  await desk.close()
  await shop.close()
})

/** A request inside another one: an answer to it means that it was smuggled past the parser of the first one. */
const inner = 'GET /healthz HTTP/1.1\r\nHost: inner\r\n\r\n'
const chunked = (size: string) => `${size}\r\nabc\r\n0\r\n\r\n`
const post = (headers: string, body = '') => `POST /login HTTP/1.1\r\nHost: shop\r\n${headers}\r\n${body}`

const forms: [name: string, bytes: string][] = [
  ['a length and chunks', post('Content-Length: 4\r\nTransfer-Encoding: chunked\r\n', '0\r\n\r\n')],
  ['chunks and a length', post('Transfer-Encoding: chunked\r\nContent-Length: 4\r\n', '0\r\n\r\n')],
  ['two lengths', post('Content-Length: 3\r\nContent-Length: 0\r\n', 'abc')],
  ['two equal lengths', post('Content-Length: 3\r\nContent-Length: 3\r\n', 'abc')],
  ['a list of lengths', post('Content-Length: 3, 3\r\n', 'abc')],
  ['a negative length', post('Content-Length: -1\r\n')],
  ['a hexadecimal length', post('Content-Length: 0x3\r\n', 'abc')],
  ['a length with a plus sign', post('Content-Length: +3\r\n', 'abc')],
  ['an endless length', post('Content-Length: 99999999999999999999\r\n')],
  ['a space before the colon', post('Transfer-Encoding : chunked\r\n', chunked('3'))],
  [
    'a tab before the coding and a second coding',
    post('Transfer-Encoding:\tchunked, identity\r\n', chunked('3')),
  ],
  ['an unknown coding', post('Transfer-Encoding: xchunked\r\n', chunked('3'))],
  ['two codings on two lines', post('Transfer-Encoding: chunked\r\nTransfer-Encoding: x\r\n', chunked('3'))],
  ['a vertical tab before the coding', post('Transfer-Encoding: \vchunked\r\n', chunked('3'))],
  ['a chunk size that is no number', post('Transfer-Encoding: chunked\r\n', chunked('0x3'))],
  ['a negative chunk', post('Transfer-Encoding: chunked\r\n', chunked('-3'))],
  ['an endless chunk size', post('Transfer-Encoding: chunked\r\n', chunked('fffffffffffffffff'))],
  ['20 kB of chunk extensions', post('Transfer-Encoding: chunked\r\n', chunked(`3;${'a'.repeat(20_000)}`))],
  ['a chunk that ends in a bare LF', post('Transfer-Encoding: chunked\r\n', '3\nabc\n0\n\n')],
  ['headers that end in a bare LF', 'GET /healthz HTTP/1.1\nHost: shop\n\n'],
  ['a header that ends in a bare CR', 'GET /healthz HTTP/1.1\r\nHost: shop\rX: y\r\n\r\n'],
  ['a folded header', 'GET /healthz HTTP/1.1\r\nHost: shop\r\nX: a\r\n b\r\n\r\n'],
  ['a NUL in a header', 'GET /healthz HTTP/1.1\r\nHost: shop\r\nX: a\0b\r\n\r\n'],
  ['a NUL in the path', 'GET /health\0z HTTP/1.1\r\nHost: shop\r\n\r\n'],
  ['a space in the name of a header', 'GET /healthz HTTP/1.1\r\nHost: shop\r\nX Y: z\r\n\r\n'],
  ['no host', 'GET /healthz HTTP/1.1\r\n\r\n'],
  ['two hosts', 'GET /healthz HTTP/1.1\r\nHost: shop\r\nHost: other\r\n\r\n'],
  ['a URL of another host', 'GET http://other/healthz HTTP/1.1\r\nHost: shop\r\n\r\n'],
  ['another version', 'GET /healthz HTTP/3.7\r\nHost: shop\r\n\r\n'],
]

/** The statuses that the server sends until it closes the connection, or until it sends nothing for long. */
const statusesOf = async (url: string, ...parts: string[]) => {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  let answer = ''
  let end = 'open'
  socket.on('error', () => {}).on('data', (part) => (answer += part.toString('latin1')))
  socket.on('close', () => (end = 'closed'))
  await once(socket, 'connect')
  for (const part of parts) socket.write(Buffer.from(part, 'latin1'))
  await eventually(() => end === 'closed', 15_000).catch(() => {})
  socket.destroy()
  return [...Array.from(answer.matchAll(/HTTP\/1\.1 (\d{3}) /g), ([, status]) => status), end].join(' ')
}

const servers: [name: string, url: () => string][] = [
  ['the front desk', () => desk.url],
  ['the provider', () => shop.url],
]

describe.each(servers)('%s refuses with one answer and closes the connection', (_name, url) => {
  test.each(forms)('%s', async (_form, bytes) => {
    expect(await statusesOf(url(), bytes + inner)).toBe('400 closed')
  })
})

test.each(servers)('%s answers two requests that are whole', async (_name, url) => {
  const last = inner.replace('Host: inner', 'Host: inner\r\nConnection: close')
  expect(await statusesOf(url(), inner + last)).toBe('200 200 closed')
})

describe.each(servers)('%s', (_name, url) => {
  const path = () => (url() === shop.url ? '/login' : '/api/contact')
  const send = (body: string) =>
    supertest(url()).post(path()).set('Origin', desk.bff.config.publicUrl.origin).type('json').send(body)
  test('refuses 10,000 levels of JSON', async () => {
    for (const [open, close] of [
      ['[', ']'],
      ['{"a":', '}'],
    ] as const) {
      const body = `${open.repeat(10_000)}1${close.repeat(10_000)}`
      const { status } = await send(body)
      expect(status).toBeGreaterThanOrEqual(400)
      expect(status).toBeLessThan(500)
    }
  })
  test('refuses a body of 10 MB before it has arrived', async () => {
    const head = `POST ${path()} HTTP/1.1\r\nHost: shop\r\nOrigin: ${desk.bff.config.publicUrl.origin}\r\n`
    const type = 'Content-Type: application/json\r\n'
    // Only the start is sent: an answer shows that the bff did not wait for the rest.
    const start = `${head}${type}Content-Length: 10485760\r\n\r\n${' '.repeat(70_000)}`
    expect(await statusesOf(url(), start)).toBe('413 closed')
    const chunk = `${(70_000).toString(16)}\r\n${' '.repeat(70_000)}\r\n`
    expect(await statusesOf(url(), `${head}${type}Transfer-Encoding: chunked\r\n\r\n${chunk}`)).toBe(
      '413 closed',
    )
  })
})
