import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { apiPaths } from 'shared-types/urls/api-paths'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Problem } from 'shared-types/errors'
import { openBrowser } from './browser.ts'
import { eventually } from './front-desk.ts'
import { isMissing } from './is-missing.ts'
import { held } from '../../shop-api/test/resiliency.ts'
import { buyUntil, checkAccounts, openStormShop, prepareStorm, type StormShop } from './storm-shop.ts'

const isSkipped = isMissing('a full disk: only root can mount a small one', process.getuid?.() === 0)

let disk: string
let shop: StormShop
beforeAll(async () => {
  if (isSkipped) return
  disk = mkdtempSync(join(tmpdir(), 'sluimer-disk-'))
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=300m', 'tmpfs', disk])
  shop = await openStormShop({ dataDir: join(disk, 'data') })
})
afterAll(async () => {
  if (isSkipped) return
  await shop?.close()
  execFileSync('umount', ['--lazy', disk])
  rmSync(disk, { recursive: true })
})

const filler = () => join(disk, 'filler')
/** Writes until the disk and the write-ahead log that PostgreSQL has reserved are full. */
const fillDisk = async () => {
  spawnSync('dd', ['if=/dev/zero', `of=${filler()}`, 'bs=4k'])
  const write = `select pg_logical_emit_message(false, 'ballast', repeat('x', 1000000)) from generate_series(1, 1000)`
  await shop.pool.query(write).catch(() => {})
}

test.skipIf(isSkipped)('the disk is full for ten seconds of an order storm', async ({ task }) => {
  const { articles, stocks } = await prepareStorm(shop)
  const { send } = openBrowser(shop.publicUrl)
  const listing = apiPaths.listing('/dekbedovertrek/')
  expect((await send('GET', listing)).status).toBe(200)
  const change = () => send('POST', apiPaths.cartItems, { itemId: articles[0], quantity: 1 })

  const reads: number[] = []
  const refusals: Problem[] = []
  let wholeAfter = 0
  const fillAndFree = async () => {
    await sleep(2_000)
    await fillDisk()
    const end = performance.now() + 10_000
    while (performance.now() < end) {
      reads.push((await send('GET', listing)).status, (await send('GET', '/')).status)
      const answer = await change()
      if (answer.status !== 200) refusals.push(Problem.parse(answer.body))
      await sleep(200)
    }
    rmSync(filler())
    const begun = performance.now()
    await eventually(async () => (await change()).status === 200, 60_000)
    wholeAfter = Math.round(performance.now() - begun)
    await sleep(2_000)
  }
  const { purchases, statuses } = await buyUntil(shop, articles, 4, fillAndFree())

  expect(await checkAccounts(shop, purchases, stocks)).toEqual([])
  expect(new Set(reads)).toEqual(new Set([200]))
  expect(refusals.length).toBeGreaterThan(0)
  expect(new Set(refusals.map(({ status }) => status))).toEqual(new Set([503]))
  expect(statuses.get(500) ?? 0).toBe(0)
  expect([shop.shopApi.isRunning(), shop.bff.isRunning()]).toEqual([true, true])
  held(task, {
    fault: 'the disk is full',
    measured: `for 10 s of an order storm: ${refusals.length} changes refused with a 503, every read answered, ${purchases.length} orders right; whole ${wholeAfter} ms after there was room`,
  })
})
