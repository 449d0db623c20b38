import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { RouteOptions } from 'fastify'
import { Problem } from 'shared-types/errors'
import supertest, { type Response } from 'supertest'
import { watchErrors } from '../../shop-api/test/open-api.ts'
import { buildApp } from '../src/app.ts'
import { type Config, readConfig } from '../src/config.ts'
import { closeBff, createBff } from '../src/context.ts'
import { createLog } from '../src/log.ts'

/** Short deadlines, for a provider that does not answer. */
export const shortDeadlines = { read: 400, write: 600, payment: 800, redis: 20, queue: 100 }

/** Deadlines for many concurrent requests, which wait for their turn. */
export const longDeadlines = {
  read: 30_000,
  write: 30_000,
  payment: 60_000,
  redis: 2_000,
  queue: 60_000,
}

interface Options extends Partial<Config> {
  /** Called for every route. */
  onRoute?: (route: RouteOptions) => void
}

/** The real bff on a loopback port, in front of the provider at `shopApiUrl`, with its log in memory. */
export const openFrontDesk = async (shopApiUrl: string, { onRoute, ...overrides }: Options = {}) => {
  const lines: string[] = []
  const ownFolder = await mkdtemp(join(tmpdir(), 'sluimer-bff-'))
  const config = {
    ...readConfig({ SHOP_API_INTERNAL_URL: shopApiUrl, LOG_LEVEL: 'trace' }),
    // Long deadlines, so that tests also pass on a busy machine.
    deadlines: { read: 5_000, write: 8_000, payment: 12_000, redis: 2_000, queue: 5_000 },
    limits: { perSession: 10_000, perAddress: 10_000, room: 1 },
    dataDir: ownFolder,
    ...overrides,
  }
  const log = createLog(config, { write: (line) => void lines.push(line) })
  const stop = new AbortController()
  const bff = await createBff(config, log, stop.signal)
  const errors = watchErrors('api')
  const app = await buildApp(bff, (route) => {
    errors.onRoute(() => app)(route)
    onRoute?.(route)
  })
  bff.shopApi.begin()
  const url = await app.listen({ host: '127.0.0.1', port: 0 })

  return {
    app,
    bff,
    url,
    lines,
    /** A browser on our own pages, which stores its cookies. */
    browser: () => supertest.agent(url).set('Origin', config.publicUrl.origin),
    stop: () => stop.abort(),
    close: async () => {
      await app.close()
      await closeBff(bff)
      await rm(ownFolder, { recursive: true, force: true })
      errors.check()
    },
  }
}

export type FrontDesk = Awaited<ReturnType<typeof openFrontDesk>>

/** Waits until a condition holds; fails after `withinMs`, so that a test never hangs. */
export const eventually = async (holds: () => boolean | Promise<boolean>, withinMs = 30_000) => {
  const end = performance.now() + withinMs
  while (!(await holds())) {
    if (performance.now() > end) throw new Error(`still not so after ${withinMs} ms`)
    await sleep(25)
  }
}

/** Parses the answer as a problem; fails if it is not one, or if its status is not that of the answer. */
export const problemOf = (answer: Response): Problem => {
  if (answer.headers['content-type'] !== 'application/problem+json; charset=utf-8') {
    throw new Error(`no problem but ${answer.status} ${answer.headers['content-type']}`)
  }
  const problem = Problem.parse(answer.body)
  if (problem.status !== answer.status) throw new Error(`${problem.status} was sent as ${answer.status}`)
  return problem
}
