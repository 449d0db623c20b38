import { createServer } from 'node:net'
import { once } from 'node:events'

export const freePort = async (): Promise<string> => {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  return typeof address === 'object' && address ? String(address.port) : '0'
}

interface Loaded {
  perSecond: number
  p50: number
  p95: number
}

/** Runs an action for each buyer, `atOnce` at a time. */
export const load = async <T>(
  buyers: T[],
  atOnce: number,
  act: (buyer: T) => Promise<unknown>,
): Promise<Loaded> => {
  const waiting = buyers[Symbol.iterator]()
  const times: number[] = []
  const worker = async () => {
    for (const buyer of waiting) {
      const begun = performance.now()
      await act(buyer)
      times.push(performance.now() - begun)
    }
  }
  const begun = performance.now()
  await Promise.all(Array.from({ length: atOnce }, worker))
  const seconds = (performance.now() - begun) / 1000
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => Math.round((sorted[Math.floor(sorted.length * share)] ?? 0) * 10) / 10
  return { perSecond: Math.round(buyers.length / seconds), p50: at(0.5), p95: at(0.95) }
}
