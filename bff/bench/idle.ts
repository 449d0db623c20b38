// The processor time and memory of a shop without visitors. IDLE_MINUTES sets how long it is measured, else five.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startServers } from '../../commands/servers.mjs'
import { freePort } from './load.ts'
import { memory, processorTime, type ProcessorTime } from './processor-time.ts'

const minutes = Number(process.env.IDLE_MINUTES ?? 5)
/** In minutes. The garbage of the start is collected in it. */
const settling = 2

const dataDir = await mkdtemp(join(tmpdir(), 'sluimer-bench-'))
const [PORT, SHOP_API_PORT] = await Promise.all([freePort(), freePort()])
const shop = await startServers({ env: { DATA_DIR: dataDir, PORT, SHOP_API_PORT, LOG_LEVEL: 'error' } })
const pids = { bff: shop.pid('bff'), 'shop-api': shop.pid('shop-api') }

const servers = ['bff', 'shop-api', 'PostgreSQL'] as const

const timeNow = (): ProcessorTime => {
  const time = processorTime(pids, dataDir)
  if (!time) throw new Error('the processor time of a server cannot be read on this system')
  return time
}
/** Milliseconds of processor time a second. */
const usedIn = async (seconds: number): Promise<ProcessorTime> => {
  const before = timeNow()
  await sleep(seconds * 1000)
  const after = timeNow()
  const used = (name: keyof ProcessorTime) => (after[name] - before[name]) / seconds
  return { bff: used('bff'), 'shop-api': used('shop-api'), PostgreSQL: used('PostgreSQL') }
}
const sumOf = (time: ProcessorTime) => servers.reduce((sum, name) => sum + time[name], 0)
const rounded = (value: number) => Math.round(value * 10) / 10

try {
  await sleep(settling * 60_000)
  const rows: Record<string, number>[] = []
  for (let minute = 1; minute <= minutes; minute += 1) {
    const used = await usedIn(60)
    const times = Object.fromEntries(servers.map((name) => [name, rounded(used[name])]))
    rows.push({ minute, ...times, 'all (aim ≤ 5)': rounded(sumOf(used)) })
  }
  process.stdout.write('Without visitors, ms of processor time a second:\n')
  console.table(rows)
  process.stdout.write('Memory in MiB (aim: bff and shop-api ≤ 250 together):\n')
  console.table([memory(pids, dataDir)])
} finally {
  await shop.stop()
  await rm(dataDir, { recursive: true, force: true })
}
