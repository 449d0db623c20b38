import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'

const firstTimeoutMs = 5000
const retryAfterMs = [1000, 5000, 15_000, 60_000]

const call = async (url: string, id: string, signal: AbortSignal): Promise<boolean> => {
  try {
    const response = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams({ id }),
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(firstTimeoutMs)]),
    })
    await response.body?.cancel()
    return response.ok
  } catch {
    return false
  }
}

const retry = async (
  url: string,
  id: string,
  log: FastifyBaseLogger,
  stopping: AbortSignal,
): Promise<void> => {
  for (const pause of retryAfterMs) {
    try {
      await wait(pause, undefined, { signal: stopping, ref: false })
    } catch {
      return
    }
    if (await call(url, id, stopping)) return
  }
  log.warn({ payment: id }, 'the test provider gave up calling the webhook')
}

/**
 * Calls the shop's webhook over HTTP, as a real provider does: once while the payer waits, and after a
 * failure a few more times in the background, until `stopping`.
 */
export const notifyWebhook = async (
  url: string,
  id: string,
  log: FastifyBaseLogger,
  stopping: AbortSignal,
): Promise<void> => {
  if (!(await call(url, id, stopping))) void retry(url, id, log, stopping)
}
