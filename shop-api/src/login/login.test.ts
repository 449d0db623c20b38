import request from 'supertest'
import { V1Error } from 'shared-types/errors'
import { ServiceLoginResponse } from 'shared-types/contracts/provider/login'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openShopUnderTest, type ShopUnderTest } from '../../test/shop-under-test.ts'

let shop: ShopUnderTest

beforeAll(async () => {
  shop = await openShopUnderTest()
  await shop.app.ready()
})
afterAll(() => shop.close())

const logIn = (body: object) => request(shop.app.server).post('/login').send(body)

describe('the service login', () => {
  it('gives the bff a bearer that is valid for an hour', async () => {
    const { serviceEmail: email, servicePassword: password } = shop.shop.config
    const response = await logIn({ email, password })
    expect(response.status).toBe(200)
    expect(ServiceLoginResponse.parse(response.body).expires_in).toBe(3600)
  })

  it.each([
    ['a wrong password', { email: 'bff@sluimer.example', password: 'development-service-passwore' }],
    ['an unknown account', { email: 'someone@sluimer.example', password: 'development-service-password' }],
  ])('refuses %s', async (_what, body) => {
    const response = await logIn(body)
    expect(response.status).toBe(401)
    expect(V1Error.parse(response.body).code).toBe('unauthorized')
  })

  it('names the invalid fields of a login, including unknown ones', async () => {
    const response = await logIn({ email: '', password: 5, admin: true })
    expect(response.status).toBe(422)
    expect(V1Error.parse(response.body).errors).toMatchObject({
      email: expect.any(String),
      password: expect.any(String),
    })
  })

  it.each([
    ['text', 'text/plain', 'hallo', 415],
    ['malformed JSON', 'application/json', '{"email":', 400],
    ['a prototype key', 'application/json', '{"__proto__":{"admin":true}}', 400],
    ['a body of 100 kB', 'application/json', JSON.stringify({ email: 'a'.repeat(100_000) }), 413],
  ])('refuses %s without a 500', async (_what, type, body, status) => {
    const response = await request(shop.app.server).post('/login').set('content-type', type).send(body)
    expect(response.status).toBe(status)
    expect(V1Error.safeParse(response.body).success).toBe(true)
  })
})

const right = () => ({ email: shop.shop.config.serviceEmail, password: shop.shop.config.servicePassword })
const wrong = () => ({ ...right(), password: 'development-service-passwore' })
const from = async (remoteAddress: string, payload: object, headers = {}) => {
  const answer = await shop.app.inject({ method: 'POST', url: '/login', payload, remoteAddress, headers })
  return answer.statusCode
}

const many = async (client: string, headers = {}) =>
  Object.entries(
    Object.groupBy(
      await Promise.all(Array.from({ length: 30 }, () => from(client, wrong(), headers))),
      (status) => status,
    ),
  ).map(([status, answers]) => [status, answers?.length])

describe('guesses of the service password', () => {
  it('are limited by address, also the right one, and not at other addresses', async () => {
    expect(await many('10.0.0.9')).toEqual([
      ['401', 10],
      ['429', 20],
    ])
    expect(await from('10.0.0.9', right())).toBe(429)
    expect(await from('10.0.0.10', right())).toBe(200)
  })

  it('do not lock out the bff, also when they come from its address', async () => {
    expect(await from('10.0.0.11', right())).toBe(200)
    await many('10.0.0.11')
    expect(await from('10.0.0.11', right())).toBe(200)
  })

  it('share one limit when they come through a proxy, whatever its header says', async () => {
    expect(await from('10.0.0.12', right(), { 'x-forwarded-for': '10.1.1.1' })).toBe(200)
    await many('10.0.0.12', { 'x-forwarded-for': '10.1.1.2' })
    expect(await from('10.0.0.12', wrong(), { 'x-forwarded-for': '10.1.1.3' })).toBe(429)
    expect(await from('10.0.0.12', right())).toBe(200)
  })
})
