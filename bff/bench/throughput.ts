// Requests per second, beside the same bytes from a bare Fastify and through @fastify/http-proxy, in the same run.
// The absolute numbers depend on the machine: one core each for load and server is assumed.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { ProductTiles } from 'shared-types/contracts/catalog'
import { v1 } from 'shared-types/contracts/provider/paths'
import { apiPaths } from 'shared-types/urls/api-paths'
import { pathOf } from 'shared-types/urls/path-pattern'
import { Pool } from 'undici'
import { z } from 'zod'
import { node } from '../../commands/project.mjs'
import { memory } from '../../commands/servers.mjs'
import { fire, type Load } from './fire.ts'
import { articles, newBuyer } from './buyer.ts'
import { startUnlimitedShop } from './unlimited-shop.ts'

const connections = 32
const seconds = 4
/** Interleaved, so that other work on the machine affects all of them; the median counts. */
const rounds = 3

const { shop, bff, authorization, stop } = await startUnlimitedShop()
const pool = new Pool(bff, { connections: 8 })

const readJson = async (url: string, init: RequestInit = {}) => {
  const answer = await fetch(url, init)
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}`)
  return answer.json()
}
const startPeers = async (copied: string[]) => {
  // With the memory of a bff: otherwise they would collect less garbage.
  const child = spawn(node, [...memory.options.bff, join(import.meta.dirname, 'peers.ts')], {
    env: {
      ...memory.env,
      ...process.env,
      PEERS_COPY: JSON.stringify(copied),
      PEERS_UPSTREAM: shop.shopApiUrl,
      PEERS_AUTHORIZATION: authorization,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = await once(createInterface(child.stdout), 'line')
  return { child, ...z.object({ bareUrl: z.string(), proxyUrl: z.string() }).parse(JSON.parse(String(line))) }
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** Each load in turn, `rounds` times: the median of its requests per second and of its p50. */
const compare = async <Name extends string>(loads: Record<Name, Load>, atOnce = connections) => {
  const results: { name: string; perSecond: number; p50: number }[] = []
  for (let round = 0; round < rounds; round += 1)
    for (const [name, load] of Object.entries<Load>(loads))
      results.push({ name, ...(await fire(load, atOnce, seconds)) })
  const of = (name: Name) => {
    const own = results.filter((result) => result.name === name)
    return {
      perSecond: Math.round(median(own.map(({ perSecond }) => perSecond))),
      p50: median(own.map(({ p50 }) => p50)),
    }
  }
  return of
}

/** `bare` sends the same bytes from memory; `proxy` passes the provider's answer through. */
const beside = <Peer extends string>(
  what: string,
  of: (name: Peer | 'ours') => { perSecond: number },
  peer: Peer,
  aim: string,
) => {
  const [ours, theirs] = [of('ours').perSecond, of(peer).perSecond]
  return {
    what,
    'per second': ours,
    beside: `${theirs} ${peer}`,
    ratio: `${(ours / theirs).toFixed(2)} ×`,
    aim,
  }
}

try {
  const { products } = ProductTiles.parse(await readJson(`${bff}${apiPaths.featuredProducts}`))
  const [product] = products
  if (!product) throw new Error('there is no product to look at')
  const json = apiPaths.product(product.slug)
  const html = `/${product.slug}.html`
  const { child, bareUrl, proxyUrl } = await startPeers([json, html].map((path) => `${bff}${path}`))
  const v1Product = pathOf(v1.product, { slugOrId: product.slug })

  const jsonOf = await compare({
    ours: { urls: [`${bff}${json}`] },
    bare: { urls: [`${bareUrl}${json}`] },
    proxy: { urls: [`${proxyUrl}${v1Product}`] },
  })
  const htmlOf = await compare({
    ours: { urls: [`${bff}${html}`] },
    bare: { urls: [`${bareUrl}${html}`] },
    proxy: { urls: [`${proxyUrl}${html}`] },
  })

  const [article] = await articles(pool)
  if (article === undefined) throw new Error('there is no article to buy')
  const buyer = newBuyer(pool, shop.url)
  await buyer.add(article)
  const inCart = await fetch(`${shop.shopApiUrl}${v1.cartItem}`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ item_id: article, quantity: 1 }),
  })
  if (!inCart.ok) throw new Error(`the provider answers ${inCart.status}: ${await inCart.text()}`)
  await inCart.arrayBuffer()
  const providerCookie = inCart.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const cartOf = await compare({
    ours: { urls: [`${bff}${apiPaths.cart}`], headers: { cookie: buyer.cookie() } },
    proxy: { urls: [`${proxyUrl}${v1.cart}`], headers: { cookie: providerCookie } },
  })
  const oneCartOf = await compare(
    {
      ours: { urls: [`${bff}${apiPaths.cart}`], headers: { cookie: buyer.cookie() } },
      direct: { urls: [`${shop.shopApiUrl}${v1.cart}`], headers: { cookie: providerCookie, authorization } },
    },
    1,
  )
  child.kill()

  process.stdout.write(
    `Requests per second, ${connections} connections, median of ${rounds} runs of ${seconds} s, load on the same cores:\n`,
  )
  console.table([
    beside('a product as JSON, warm', jsonOf, 'bare', '≥ 0.7 ×'),
    beside('a product as JSON, warm', jsonOf, 'proxy', '≥ 3 ×'),
    beside('its page as HTML, warm', htmlOf, 'bare', ''),
    beside('its page as HTML, warm', htmlOf, 'proxy', '≥ 2 ×'),
    beside('a cart', cartOf, 'proxy', '≥ 0.8 ×'),
  ])
  const added = oneCartOf('ours').p50 - oneCartOf('direct').p50
  process.stdout.write(
    `Added to a cart by the bff, one request at a time: p50 ${added.toFixed(2)} ms (aim: ≤ 1 ms)\n`,
  )
} finally {
  await pool.close()
  await stop()
}
