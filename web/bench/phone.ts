import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { chromiumFlags, headlessPath } from '../e2e/launch.ts'

/** A middling phone on 3G: 1.6 Mbit/s in bytes, with latency in milliseconds. */
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 96_000 }
export const slowerProcessor = 4

const Reply = z.object({
  id: z.int().optional(),
  result: z.record(z.string(), z.unknown()).optional(),
  error: z.unknown().optional(),
})
const Evaluated = z.object({ result: z.object({ value: z.unknown() }) })

/** Where the browser listens, as its first lines say. */
const addressOf = async (browser: ChildProcess): Promise<string> => {
  let said = ''
  for await (const piece of browser.stderr ?? []) {
    said += String(piece)
    const address = /^DevTools listening on (\S+)/m.exec(said)?.[1]
    if (address) return address
  }
  throw new Error(`Chromium did not start: ${said}`)
}

/**
 * Chromium as slow as a phone, without Playwright. Playwright switches on a debugger for each page, for which V8 finds the
 * line of every function that calls when a script reads a cookie or requests a file: up to 60 ms of a task, which
 * no shopper waits for.
 */
export const openPhone = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'phone-'))
  const browser = spawn(
    headlessPath(),
    [...chromiumFlags, '--headless', '--remote-debugging-port=0', `--user-data-dir=${folder}`, 'about:blank'],
    { stdio: ['ignore', 'ignore', 'pipe'], detached: true },
  )
  // With its processes: a distribution may start it with a script.
  const end = () => {
    if (browser.pid && browser.exitCode === null && browser.signalCode === null)
      process.kill(-browser.pid, 'SIGKILL')
  }
  process.once('exit', end)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
  const socket = new WebSocket(await addressOf(browser))
  await once(socket, 'open')
  const waiting = new Map<number, (reply: z.infer<typeof Reply>) => void>()
  socket.addEventListener('message', ({ data }) => {
    const reply = Reply.parse(JSON.parse(String(data)))
    if (reply.id !== undefined) waiting.get(reply.id)?.(reply)
  })
  let last = 0
  const send = async (method: string, params: object = {}, sessionId?: unknown) => {
    last += 1
    const id = last
    const answered = new Promise<z.infer<typeof Reply>>((resolve) => waiting.set(id, resolve))
    socket.send(JSON.stringify({ id, method, params, sessionId }))
    const { result, error } = await answered
    waiting.delete(id)
    if (!result) throw new Error(`${method}: ${JSON.stringify(error)}`)
    return result
  }

  return {
    /**
     * Opens a page with an empty cache, and evaluates an expression there after so many milliseconds. It does not wait
     * inside the page, which would be a task of its own.
     */
    visit: async (url: string, observed: number, expression: string): Promise<unknown> => {
      const { browserContextId } = await send('Target.createBrowserContext')
      const { targetId } = await send('Target.createTarget', { url: 'about:blank', browserContextId })
      const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true })
      const size = { width: 390, height: 844, deviceScaleFactor: 3, mobile: true }
      await send('Emulation.setDeviceMetricsOverride', size, sessionId)
      await send('Emulation.setTouchEmulationEnabled', { enabled: true }, sessionId)
      await send('Network.enable', {}, sessionId)
      await send('Network.emulateNetworkConditions', network, sessionId)
      await send('Emulation.setCPUThrottlingRate', { rate: slowerProcessor }, sessionId)
      await send('Page.navigate', { url }, sessionId)
      await sleep(observed)
      const evaluated = await send(
        'Runtime.evaluate',
        { expression, awaitPromise: true, returnByValue: true },
        sessionId,
      )
      await send('Target.disposeBrowserContext', { browserContextId })
      return Evaluated.parse(evaluated).result.value
    },
    close: async () => {
      end()
      if (browser.exitCode === null && browser.signalCode === null) await once(browser, 'exit')
      await rm(folder, { recursive: true, force: true })
    },
  }
}
