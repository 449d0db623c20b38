import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { isRefusal, refuseForNow, type Refusal } from '../refusal.ts'

/** Wrong passwords from one address within `windowMs`, before its logins are refused without a check. */
const free = 10
const windowMs = 60_000

/** The delay of the answer to a wrong password. */
const slowMs = 1_000

/**
 * The bff never logs in through a public proxy. Logins through a proxy share one count, because the header can
 * be forged.
 */
const clientOf = ({ ip, headers }: FastifyRequest): string =>
  headers['x-forwarded-for'] || headers.forwarded ? 'proxied' : ip

/**
 * Delays guesses of the service password, and limits them by address. The bff is never locked out: logins from
 * an address that has sent the right password are always checked, so guesses from the bff's address are slow,
 * but not refused.
 */
export const createGuessLimit = () => {
  const wrong = new LRUCache<string, number>({ max: 10_000, ttl: windowMs, noUpdateTTL: true })
  const known = new LRUCache<string, true>({ max: 100 })

  return async <T extends object>(
    request: FastifyRequest,
    logIn: () => T | Refusal,
  ): Promise<T | Refusal> => {
    const client = clientOf(request)
    const count = wrong.get(client) ?? 0
    if (count >= free && !known.has(client)) {
      const seconds = Math.ceil(wrong.getRemainingTTL(client) / 1000)
      return refuseForNow(
        seconds,
        `Te veel verkeerde wachtwoorden. Probeer het over ${seconds} seconden opnieuw.`,
      )
    }
    const outcome = logIn()
    if (!isRefusal(outcome)) {
      if (client !== 'proxied') known.set(client, true)
      return outcome
    }
    // Counted before the wait, so that concurrent guesses are limited like sequential ones.
    wrong.set(client, count + 1)
    if (count + 1 === free) request.log.warn({ client }, 'too many wrong service passwords')
    await wait(slowMs)
    return outcome
  }
}
