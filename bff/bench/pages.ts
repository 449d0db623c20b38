import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ProductTiles } from 'shared-types/contracts/catalog'
import { apiPaths } from 'shared-types/urls/api-paths'
import { Pool } from 'undici'
import { startServers } from '../../commands/servers.mjs'
import { freePort } from './load.ts'

const requests = 400
const warmUp = 50

/** One page of each kind that is cached as finished bytes. */
const kinds = async (connections: Pool): Promise<Record<string, string>> => {
  const { body } = await connections.request({ method: 'GET', path: apiPaths.featuredProducts })
  const [product] = ProductTiles.parse(await body.json()).products
  if (!product) throw new Error('there is no product to look at')
  return {
    home: '/',
    listing: '/dekbedovertrek/',
    'a second page of it': '/dekbedovertrek/?tn_p=2',
    product: `/${product.slug}.html`,
    'search results': '/zoeken/?tn_q=katoen',
    overview: '/acties/',
    'text page': '/showrooms/',
    brand: '/brands/wolhoeve/',
    service: '/service/shipping-returns/',
    'blog post': '/blog/dons-wol-of-vezel/',
    advice: '/dekbed/keuzehulp/',
    configurator: '/configurator/boxsprings/hotel-boxspring-set/step-1/',
    'frame of a private page': '/cart/',
  }
}

interface Answer {
  bytes: number
  ms: number
}

const read = async (connections: Pool, path: string): Promise<Answer> => {
  const begun = performance.now()
  const headers = { 'accept-encoding': 'br' }
  const { statusCode, body } = await connections.request({ method: 'GET', path, headers })
  const { byteLength } = await body.arrayBuffer()
  if (statusCode !== 200) throw new Error(`${path} answers ${statusCode}`)
  return { bytes: byteLength, ms: performance.now() - begun }
}

const times = (answers: Answer[]) => {
  const sorted = answers.map(({ ms }) => ms).toSorted((a, b) => a - b)
  const at = (share: number) => Math.round((sorted[Math.floor(sorted.length * share)] ?? 0) * 100) / 100
  return { 'p50 ms': at(0.5), 'p95 ms': at(0.95) }
}

const measure = async (connections: Pool, path: string) => {
  for (let turn = 0; turn < warmUp; turn += 1) await read(connections, path)
  const answers: Answer[] = []
  for (let turn = 0; turn < requests; turn += 1) answers.push(await read(connections, path))
  return { 'brotli bytes': answers[0]?.bytes, ...times(answers), aim: 'p50 < 5 ms' }
}

/** The first request of each picture of a few listings, in a size that is not stored yet. */
const measureNewPictures = async (connections: Pool) => {
  const pages = ['/dekbedovertrek/', '/dekbed/', '/hoofdkussen/', '/matras/', '/hoeslaken/']
  const paths = new Set<string>()
  for (const path of pages) {
    const { body } = await connections.request({ method: 'GET', path })
    for (const [found] of (await body.text()).matchAll(/\/images\/640\/[^\s"]+\.avif/g)) paths.add(found)
  }
  const answers: Answer[] = []
  for (const path of paths) answers.push(await read(connections, path))
  return { 'brotli bytes': undefined, ...times(answers), aim: 'p95 < 50 ms' }
}

const dataDir = await mkdtemp(join(tmpdir(), 'sluimer-bench-'))
const [PORT, SHOP_API_PORT] = await Promise.all([freePort(), freePort()])
const unlimited = { LIMIT_PER_SESSION: '1000000', LIMIT_PER_ADDRESS: '10000000', QUOTA_FACTOR: '100000' }
const shop = await startServers({
  env: { DATA_DIR: dataDir, PORT, SHOP_API_PORT, LOG_LEVEL: 'error', ...unlimited },
})
const connections = new Pool(`http://127.0.0.1:${PORT}`, { connections: 1 })
try {
  const rows: Record<string, object> = {}
  for (const [kind, path] of Object.entries(await kinds(connections))) {
    rows[kind] = await measure(connections, path)
  }
  rows['a picture that no visitor has seen'] = await measureNewPictures(connections)
  process.stdout.write('HTML from a warm cache, over loopback, one request after the other:\n')
  console.table(rows)
} finally {
  await connections.close()
  await shop.stop()
  await rm(dataDir, { recursive: true, force: true })
}
