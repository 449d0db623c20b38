import { setTimeout as sleep } from 'node:timers/promises'
import { apiPaths } from 'shared-types/urls/api-paths'
import { Pool } from 'undici'
import { guest } from '../test/guest.ts'

/** Enough to keep the shop busy, and few enough for every search to get a slot. */
const atCapacity = 12
const buyersAtOnce = 8
/** More than this many unanswered searches are not sent: a real client has a limit too. */
const mostInFlight = 2_000

const words = ['dekbed', 'wol', 'kussen', 'katoen', 'zand', 'boxspring', 'plaid', 'molton', 'linnen', 'kind']

export interface Outcomes {
  served: number
  refused: number
  /** Neither an answer nor a 503 with Retry-After. */
  failed: number
  /** The durations of served and refused requests, in milliseconds. */
  times: number[]
  refusedAfter: number[]
}

const noOutcomes = (): Outcomes => ({ served: 0, refused: 0, failed: 0, times: [], refusedAfter: [] })

export const percentile = (times: number[], share: number): number =>
  Math.round(times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? 0)

/** Simulates visitors that search at a given rate, and shoppers with a cart, at the shop at `url`. */
export const openOverload = (url: string, publicUrl: string) => {
  const searches = new Pool(url, { connections: 512 })
  const purchases = new Pool(url, { connections: buyersAtOnce })

  const getOnce = async (path: string, into: Outcomes): Promise<void> => {
    const begun = performance.now()
    try {
      const { statusCode, headers, body } = await searches.request({ method: 'GET', path })
      await body.dump()
      const took = performance.now() - begun
      if (statusCode === 200) {
        into.served += 1
        into.times.push(took)
      } else if (statusCode === 503 && 'retry-after' in headers) {
        into.refused += 1
        into.refusedAfter.push(took)
      } else into.failed += 1
    } catch {
      into.failed += 1
    }
  }

  /** Searches that no cache has. */
  let searched = 0
  const nextSearch = (): string => {
    searched += 1
    return apiPaths.search(`${words[searched % words.length]} ${searched}`)
  }

  const buy = async (until: number, into: Outcomes): Promise<void> => {
    let cookie = ''
    const call = async (method: 'GET' | 'POST', path: string, sent?: object) => {
      const begun = performance.now()
      const { statusCode, headers, body } = await purchases.request({
        method,
        path,
        headers: {
          origin: publicUrl,
          ...(sent && { 'content-type': 'application/json' }),
          ...(cookie && { cookie }),
        },
        body: sent ? JSON.stringify(sent) : null,
      })
      await body.dump()
      into.times.push(performance.now() - begun)
      if (statusCode === 200) into.served += 1
      else into.refused += 1
      const set = [headers['set-cookie'] ?? []].flat()[0] ?? ''
      cookie = set.slice(0, set.indexOf(';')) || cookie
      await sleep(50)
    }
    while (performance.now() < until) {
      cookie = ''
      await call('POST', apiPaths.cartItems, { itemId: 1, quantity: 1 })
      for (let look = 0; look < 5; look += 1) await call('GET', apiPaths.cart)
      await call('POST', apiPaths.checkoutCustomer, guest)
      await call('GET', apiPaths.shippingMethods)
    }
  }

  return {
    /** As many searches as the shop can serve: each client sends the next one after its answer. */
    searchAtCapacity: async (seconds: number): Promise<Outcomes> => {
      const outcomes = noOutcomes()
      const until = performance.now() + 1000 * seconds
      const search = async () => {
        while (performance.now() < until) await getOnce(nextSearch(), outcomes)
      }
      await Promise.all(Array.from({ length: atCapacity }, search))
      return outcomes
    },

    /** Searches at a fixed rate, whether the earlier ones were answered or not. */
    searchAtRate: async (perSecond: number, seconds: number): Promise<Outcomes & { sent: number }> => {
      const outcomes = noOutcomes()
      const begun = performance.now()
      const open = new Set<Promise<void>>()
      let sent = 0
      for (let now = begun; now < begun + 1000 * seconds; now = performance.now()) {
        const due = Math.min((perSecond * (now - begun)) / 1000 - sent, mostInFlight - open.size)
        for (let at = 0; at < due; at += 1) {
          const search = getOnce(nextSearch(), outcomes).finally(() => open.delete(search))
          open.add(search)
          sent += 1
        }
        await sleep(5)
      }
      await Promise.all(open)
      return { ...outcomes, sent }
    },

    /** Fills carts and begins the checkout, until the time is over. */
    buy: async (seconds: number): Promise<Outcomes> => {
      const outcomes = noOutcomes()
      const until = performance.now() + 1000 * seconds
      await Promise.all(Array.from({ length: buyersAtOnce }, () => buy(until, outcomes)))
      return outcomes
    },

    close: async () => {
      await searches.close()
      await purchases.close()
    },
  }
}
