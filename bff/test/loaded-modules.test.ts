import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, expect, it } from 'vitest'

const run = promisify(execFile)
const root = resolve(import.meta.dirname, '../..')

const listModules = `
  import { registerHooks } from 'node:module'
  registerHooks({
    load(url, context, next) {
      console.log(url)
      return next(url, context)
    },
  })
  await import('./bff/src/main.ts')
  process.kill(process.pid, 'SIGTERM')`

let modules: string[]

/** Starts a bff as in production, without Redis and tracing, and stops it. */
beforeAll(async () => {
  const secret = 'a-secret-of-our-own-0123456789abcdef'
  const settings = {
    NODE_ENV: 'production',
    PORT: '0',
    METRICS_PORT: '0',
    PUBLIC_URL: 'https://sluimer.example',
    LOG_LEVEL: 'silent',
    SERVICE_PASSWORD: secret,
    RENDER_API_KEY: secret,
    SESSION_SECRET: secret,
    TRUSTED_PROXIES: 'none',
  }
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', listModules], {
    cwd: root,
    env: { PATH: process.env.PATH, ...settings },
  })
  modules = stdout.trim().split('\n')
}, 60_000)

it('loads no package that a running bff without Redis and tracing does not need', () => {
  const packages = new Set(
    modules.flatMap((url) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(url)?.[1] ?? []),
  )
  expect(packages).toContain('fastify')
  const unneeded = [
    'ajv',
    '@fastify/fast-json-stringify-compiler',
    '@fastify/swagger',
    'ioredis',
    '@opentelemetry/sdk-trace',
  ]
  expect(unneeded.filter((name) => packages.has(name))).toEqual([])
})
