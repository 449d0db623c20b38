/** @module-tag slow */
import { apiPaths } from 'shared-types/urls/api-paths'
import supertest from 'supertest'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { choose } from '../../shop-api/test/pay-page.ts'
import { tokenInMail } from '../../shop-api/test/token-in-mail.ts'
import { openBrowser } from './browser.ts'
import { canRunCluster, type Cluster, openCluster } from './cluster.ts'
import { eventually } from './front-desk.ts'
import { contactMessage, guest } from './guest.ts'
import { isMissing } from './is-missing.ts'
import { held } from '../../shop-api/test/resiliency.ts'

describe.skipIf(isMissing('the cluster: nginx, or Redis or Valkey is not installed', canRunCluster))(
  'two of each server, behind a proxy that changes replica at every request',
  () => {
    let cluster: Cluster
    beforeAll(async () => {
      cluster = await openCluster(inject('postgresUrl'))
    }, 180_000)
    afterAll(() => cluster?.close())

    const articleForSale = async () => {
      const { rows } = await cluster.pool.query<{ id: number; product: number; slug: string; stock: number }>(
        `select variant.id, product.id as product, slug, stock from variant join product on product.id = product_id
       where product.active and variant.active and stock > 5 and price_cents > 5000 order by variant.id limit 1`,
      )
      if (!rows[0]) throw new Error('the seed has articles')
      return rows[0]
    }

    test('a purchase completes while a bff, a shop-api, Redis and the database are killed', async ({
      task,
    }) => {
      const article = await articleForSale()
      const { send } = openBrowser(cluster.publicUrl)
      const expectStatus = async (status: number, ...call: Parameters<typeof send>) => {
        const answer = await send(...call)
        expect(`${call[0]} ${call[1]} ${answer.status} ${answer.status === status ? '' : answer.text}`).toBe(
          `${call[0]} ${call[1]} ${status} `,
        )
        return answer
      }
      const home = await expectStatus(200, 'GET', '/')
      expect(home.text).toContain('<h1')
      await expectStatus(200, 'GET', apiPaths.product(article.slug))
      await expectStatus(200, 'POST', apiPaths.cartItems, { itemId: article.id, quantity: 2 })

      await cluster.bffs[0]?.kill()
      for (let look = 0; look < 4; look += 1) {
        const cart = await expectStatus(200, 'GET', apiPaths.cart)
        expect(cart.body.totals.totalQuantity).toBe(2)
      }
      await cluster.redis.kill()
      await expectStatus(200, 'POST', apiPaths.checkoutCustomer, guest)
      await cluster.cutDatabase()
      const cut = performance.now()
      await eventually(async () => (await send('GET', apiPaths.cart)).status === 200, 5_000)
      const wholeAfter = Math.round(performance.now() - cut)
      await cluster.shopApis[0]?.kill()
      await expectStatus(200, 'GET', apiPaths.shippingMethods)
      await expectStatus(200, 'POST', apiPaths.paymentMethods, {
        shippingMethod: 'standard',
        paymentMethod: 'ideal',
      })
      const placed = await expectStatus(201, 'POST', apiPaths.paymentUrl)
      await cluster.redis.start()
      await cluster.bffs[0]?.start()
      await cluster.shopApis[0]?.start()
      expect(await choose(placed.body.url, 'paid')).toContain(cluster.publicUrl)
      for (let look = 0; look < 4; look += 1) {
        const order = await expectStatus(200, 'GET', apiPaths.order(placed.body.orderId))
        expect(order.body.paymentState).toBe('paid')
      }

      const { rows } = await cluster.pool.query<{ stock: number }>(
        'select stock from variant where id = $1',
        [article.id],
      )
      expect(rows[0]?.stock).toBe(article.stock - 2)
      // Both shop-apis run the jobs.
      const confirmations = () =>
        cluster.mails.received.filter((mail) => mail.includes(placed.body.orderNumber))
      await eventually(() => confirmations().length > 0)
      await eventually(async () => {
        const waiting = await cluster.pool.query('select 1 from mail where sent_at is null')
        return waiting.rowCount === 0
      })
      const { rows: sent } = await cluster.pool.query<{ mails: number }>(
        'select count(*)::int as mails from mail',
      )
      expect(cluster.mails.received).toHaveLength(sent[0]?.mails ?? 0)
      held(task, {
        fault: '`kill -9` of a bff',
        measured: `also of a shop-api and Redis, during a purchase at two of each: one order, paid once, each mail once; whole ${wholeAfter} ms after the connections were cut`,
      })
    })

    test('limits count for all replicas together', async () => {
      const { send } = openBrowser(cluster.publicUrl)
      const statuses = []
      for (let sent = 0; sent < 11; sent += 1)
        statuses.push((await send('POST', apiPaths.contact, contactMessage)).status)
      expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429])
    })

    test('wrong passwords stay limited at both bffs while Redis is unavailable', async () => {
      const wrong = {
        username: `${crypto.randomUUID()}@example.org`,
        password: 'Niet&Goed1',
        remember: false,
      }
      const statuses: number[] = []
      await cluster.redis.kill()
      for (let guess = 0; guess < 6; guess += 1)
        statuses.push((await openBrowser(cluster.publicUrl).send('POST', apiPaths.login, wrong)).status)
      await cluster.redis.start()
      expect(statuses.slice(0, 5)).not.toContain(429)
      expect(statuses[5]).toBe(429)
    })

    const password = 'Zacht&Warm1'

    /** A browser that is logged in with a new account. */
    const openAccount = async () => {
      const browser = openBrowser(cluster.publicUrl)
      const email = `${crypto.randomUUID()}@example.org`
      const form = { type: 'private', firstName: 'Zoë', lastName: 'de Vries', phone: '', company: '' }
      await browser.send('POST', apiPaths.customer, { ...form, email, password, confirmation: password })
      const token = await tokenInMail(cluster.db, email, 'account_confirm')
      await browser.send('POST', apiPaths.confirmEmail, { token, password })
      const login = { username: email, password, remember: false }
      expect((await browser.send('POST', apiPaths.login, login)).status).toBe(200)
      return browser
    }

    test('a logout without shop-api holds at both bffs, after the one that handled it is killed', async () => {
      const browser = await openAccount()
      const article = await articleForSale()
      const added = await browser.send('POST', apiPaths.cartItems, { itemId: article.id, quantity: 1 })
      expect(added.body.totals.totalQuantity).toBe(1)
      const cookie = browser.cookie()
      const stateAt = async (base: string) => {
        const read = (path: string) => supertest(base).get(path).set('Cookie', cookie)
        const [cart, account] = [await read(apiPaths.cart), await read(apiPaths.customer)]
        return { cart: cart.status, pieces: cart.body.totals?.totalQuantity, account: account.status }
      }
      const [one, two] = cluster.bffs
      if (!one || !two) throw new Error('there are two')
      expect(await stateAt(two.url)).toEqual({ cart: 200, pieces: 1, account: 200 })

      await Promise.all(cluster.shopApis.map((server) => server.kill()))
      const left = await browser.send('POST', apiPaths.logout, undefined, { base: one.url })
      expect(left.body.loggedIn).toBe(false)
      await one.kill()
      await Promise.all(cluster.shopApis.map((server) => server.start()))
      await one.start()
      for (const { url } of [one, two]) {
        await eventually(async () => (await stateAt(url)).cart === 200)
        expect(await stateAt(url)).toEqual({ cart: 200, pieces: 0, account: 401 })
      }
    })

    test('a change of the catalogue appears at both bffs within seconds', async () => {
      const article = await articleForSale()
      const { send } = openBrowser(cluster.publicUrl)
      const path = apiPaths.product(article.slug)
      const pricesAt = async () =>
        Promise.all(
          cluster.bffs.map(
            async ({ url }) =>
              (await send('GET', path, undefined, { base: url })).body.variants[0].price.price,
          ),
        )
      await pricesAt()
      const changedAt = performance.now()
      await cluster.pool.query('update variant set price_cents = 98765 where product_id = $1', [
        article.product,
      ])
      // Answers of a product are read again after 15 s anyway.
      await eventually(async () => (await pricesAt()).every((price) => price === 98_765), 10_000)
      expect(await pricesAt()).toEqual([98_765, 98_765])
      console.log(`seen at both after ${Math.round(performance.now() - changedAt)} ms`)
    })
  },
)
