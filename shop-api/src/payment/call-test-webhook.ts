import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { notifyWebhook } from './notify-webhook.ts'
import { laterMs, type Notice } from './test-page.ts'

interface Noticed {
  webhookUrl: string
  id: string
  log: FastifyBaseLogger
  stopping: AbortSignal
}

/** Calls the webhook as the payer of a test payment has chosen. Resolves when the payer may be redirected. */
export const callTestWebhook = async (notice: Notice, noticed: Noticed): Promise<void> => {
  const { webhookUrl, id, log, stopping } = noticed
  const notify = () => notifyWebhook(webhookUrl, id, log, stopping)
  if (notice === 'before') await notify()
  if (notice === 'twice') await Promise.all([notify(), notify()])
  if (notice === 'later') {
    wait(laterMs, undefined, { signal: stopping, ref: false }).then(notify, () => undefined)
  }
}
