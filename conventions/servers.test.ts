import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { forbiddenImports, imports, sources } from './sources.ts'

const loadersOf = (module: RegExp) => imports.filter(({ to }) => module.test(to)).map(({ from }) => from)

describe('inside a server', () => {
  it('only app.ts, and the lists of routes that it registers, import a file of routes', () => {
    const lists =
      /\/(app|routes\/(shopper-routes|public-reads)|back-office\/admin-api|assortment\/admin-routes)\.ts$/
    // These help to declare routes.
    const helpers = /\/(record|public)-routes\.ts$/
    const reaching = imports.filter(
      ({ from, to }) =>
        /^(shop-api|bff)\/.*\/[\w-]*routes\.ts$/.test(to) && !helpers.test(to) && !lists.test(from),
    )
    expect(reaching).toEqual([])
  })
  it('shop-api returns refusals as values, and one file rolls them back', () => {
    const shopApi = sources.filter((file) => file.startsWith('shop-api/src/'))
    const filesWith = (pattern: RegExp) => shopApi.filter((file) => pattern.test(readFileSync(file, 'utf8')))
    expect(filesWith(/\bextends \w*Error\b/)).toEqual([])
    expect(filesWith(/\.rollback\(/)).toEqual(['shop-api/src/db/transact.ts'])
  })
  it('pricing is pure', () => {
    expect(forbiddenImports('shop-api/src/pricing/', /^(fastify|pg|drizzle-orm|node:)|\/db\//)).toEqual([])
  })
  it('only the modules of tracing import OpenTelemetry, and are loaded only when a collector is set', () => {
    const users = imports.filter(({ to }) => to.startsWith('@opentelemetry/')).map(({ from }) => from)
    expect([...new Set(users)].toSorted()).toEqual([
      'bff/src/tracing.ts',
      'shop-api/src/tracing.ts',
      'telemetry/src/tracing.ts',
    ])
    expect(loadersOf(/^telemetry\/(src\/)?tracing/).toSorted()).toEqual([
      'bff/src/tracing.ts',
      'shop-api/src/tracing.ts',
    ])
    const loaders = loadersOf(/^(bff|shop-api)\/src\/tracing\.ts$/)
    expect(loaders.toSorted()).toEqual(['bff/src/main.ts', 'shop-api/src/start-shop.ts'])
    for (const file of loaders) {
      const code = readFileSync(file, 'utf8')
      expect(code.match(/import.*'\.\/tracing\.ts'/g)).toHaveLength(1)
      expect(code).toMatch(/config\.tracing(\)| &&).*\(await import\('\.\/tracing\.ts'\)\)/s)
    }
  })
  it('only config.ts reads the environment', () => {
    const readers = sources.filter(
      (file) => !file.endsWith('/config.ts') && readFileSync(file, 'utf8').includes('process.env'),
    )
    expect(readers).toEqual([])
  })
})

describe('migrations', () => {
  it('only add, so that servers of the previous release still work; others name the release that no longer needs it', () => {
    const files = readdirSync('shop-api/migrations').filter((file) => file.endsWith('.sql'))
    // The rule of docs/operations.md is younger than the first 25.
    const since = files.filter((file) => file > '0025').map((file) => `shop-api/migrations/${file}`)
    const breaking =
      /^(?!--).*\b(drop (table|column|type)|rename (to|column)|set not null|set data type|alter column .* type)\b/im
    const unexplained = since.filter((file) => {
      const text = readFileSync(file, 'utf8')
      return breaking.test(text) && !text.startsWith('-- contract: ')
    })
    expect(files.length).toBeGreaterThanOrEqual(25)
    expect(unexplained).toEqual([])
  })
})
