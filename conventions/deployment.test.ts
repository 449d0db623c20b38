import { once } from 'node:events'
import { globSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { describe, expect, it, onTestFinished } from 'vitest'
import { parse } from 'yaml'
import { commonSettings } from '../shared-types/src/servers/settings.ts'
import { backOfficePath } from '../shared-types/src/contracts/admin/paths.ts'
import { openMetricsServer } from '../telemetry/src/metrics-server.ts'
import { freePort } from '../bff/test/free-port.ts'
import { readConfig as readBffConfig } from '../bff/src/config.ts'
import { createMetrics as createBffMetrics } from '../bff/src/metrics/metrics.ts'
import { readCommandConfig, readConfig as readShopConfig } from '../shop-api/src/config.ts'
import { createMetrics as createShopMetrics } from '../shop-api/src/metrics.ts'
import { addressesOf, settingsOfStart, startServers } from '../commands/servers.mjs'

/** The settings that a server reads: its own and those of both. Some are named twice in its config.ts. */
const settingsOf = (server: 'shop-api' | 'bff') => {
  const named = readFileSync(`${server}/src/config.ts`, 'utf8').matchAll(/^ {2}([A-Z][A-Z_]+):/gm)
  const own = Array.from(named, ([, name = '']) => name)
  return [...new Set([...own, ...Object.keys(commonSettings)])].toSorted()
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
  const example = parseEnv(readFileSync('.env.example', 'utf8'))
  it('.env.example has all of them, and no others', () => {
    expect(Object.keys(example).toSorted()).toEqual(settings)
  })
  it('a copy of .env.example changes nothing', () => {
    expect(readBffConfig(example)).toEqual(readBffConfig({}))
    expect(readShopConfig(example)).toEqual(readShopConfig({}))
    expect(readCommandConfig('.data/scale', example).dataDir).toBe(path.resolve('.data/scale'))
    const ports = { PORT: '81', SHOP_API_PORT: '82' }
    expect(settingsOfStart({ ...example, ...ports })).toEqual(settingsOfStart(ports))
    expect(settingsOfStart(ports)).toMatchObject({
      PUBLIC_URL: 'http://localhost:81',
      SHOP_API_INTERNAL_URL: 'http://127.0.0.1:82',
      LOG_LEVEL: 'warn',
    })
  })
  it('tests and benchmarks do not read .env: they would use the data of a running shop', () => {
    const readers = globSync(['commands/*.mjs', '{bff,shop-api,web}/{src,test,bench,e2e}/**/*.ts']).filter(
      (file) => /\b(loadEnvFile|readDotEnv)\(/.test(readFileSync(file, 'utf8')),
    )
    expect(readers.toSorted()).toEqual([
      'commands/dev.mjs',
      'commands/project.mjs',
      'commands/shop-api.mjs',
      'commands/start.mjs',
    ])
  })
  it.each([
    ['shop-api-1', 'shop-api'],
    ['shop-api-2', 'shop-api'],
    ['migrate', 'shop-api'],
    ['prepare-pictures', 'shop-api'],
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
  image?: string
  user?: string
  cap_drop?: string[]
  cap_add?: string[]
  command?: string[]
  environment?: Record<string, string>
  ports?: string[]
  read_only?: boolean
  mem_limit?: string
  logging?: object
  stop_grace_period?: string
  healthcheck?: { test?: string[] }
  depends_on?: Record<string, { condition: string }>
}

/** Options of Node that limit its memory. */
const options = (text: string) => text.match(/--max-[a-z-]+=\d+/g)

/** The addresses of both servers when they listen on this host. */
const addressesAt = (host?: string) => Object.values(addressesOf({ HOST: host, SHOP_API_HOST: host }))

describe('npm start', () => {
  it('asks each server at the address that it listens on', () => {
    const onLoopback = ['http://127.0.0.1:4000', 'http://127.0.0.1:3000']
    for (const host of [undefined, '', '127.0.0.1', '0.0.0.0']) expect(addressesAt(host)).toEqual(onLoopback)
    for (const host of ['::1', '::'])
      expect(addressesAt(host)).toEqual(['http://[::1]:4000', 'http://[::1]:3000'])
    expect(addressesAt('192.168.1.5')).toEqual(['http://192.168.1.5:4000', 'http://192.168.1.5:3000'])
    expect(addressesOf({ PORT: '81', SHOP_API_PORT: '82' })).toEqual({
      bff: 'http://127.0.0.1:81',
      'shop-api': 'http://127.0.0.1:82',
    })
  })
  it.each(['SHOP_API_PORT', 'PORT'])(
    'starts nothing when another program answers at %s, and names the setting',
    async (setting) => {
      const other = createServer((_request, answer) => answer.end('ok')).listen(0, '127.0.0.1')
      onTestFinished(() => void other.close())
      await once(other, 'listening')
      const port = String((other.address() as AddressInfo).port)
      const free = { PORT: String(await freePort()), SHOP_API_PORT: String(await freePort()) }
      // A server that starts all the same stops at once: its settings are wrong.
      const env = { ...free, [setting]: port, LOG_LEVEL: 'wrong' }
      await expect(startServers({ env })).rejects.toThrow(
        `Port ${port} is in use by another program. Stop that program, or set ${setting} to a free port.`,
      )
    },
  )
})

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
  it('starts no image as root that cannot become its own user, as all capabilities of root are dropped', () => {
    // Our own image names its user. Caddy stays root.
    expect(readFileSync('Dockerfile', 'utf8')).toMatch(/^USER \w+$/m)
    const others = Object.entries(services).filter(
      ([, { image }]) => image !== 'sluimer' && image !== 'caddy:2',
    )
    expect(others.map(([name]) => name)).toEqual(['postgres', 'valkey'])
    for (const [name, { user, cap_drop, cap_add = [] }] of others) {
      expect(cap_drop).toEqual(['ALL'])
      const canBecomeUser = cap_add.includes('SETUID') && cap_add.includes('SETGID')
      expect.soft([name, Boolean(user) || canBecomeUser]).toEqual([name, true])
    }
  })
  it('starts no server before what it uses can answer', () => {
    const waits = Object.values(services).flatMap(({ depends_on = {} }) => Object.values(depends_on))
    expect(new Set(waits.map(({ condition }) => condition))).toEqual(
      new Set(['service_healthy', 'service_completed_successfully']),
    )
  })
  it('starts the bff with the limits of memory that npm start and the image have', () => {
    const given = options(readFileSync('commands/servers.mjs', 'utf8'))
    expect(given).toHaveLength(2)
    // The first for the step that stores compiled modules: V8 ignores those of other options.
    expect(options(readFileSync('Dockerfile', 'utf8'))).toEqual([...given!, ...given!])
    for (const name of ['bff-1', 'bff-2']) expect(options(String(services[name]?.command))).toEqual(given)
    const inImage = readFileSync('Dockerfile', 'utf8').matchAll(/^ENV (MALLOC_\w+)=(\d+)$/gm)
    const inStart = readFileSync('commands/servers.mjs', 'utf8').matchAll(/(MALLOC_\w+): '(\d+)'/g)
    const allocator = {
      MALLOC_ARENA_MAX: '2',
      MALLOC_MMAP_THRESHOLD_: '131072',
      MALLOC_TRIM_THRESHOLD_: '131072',
    }
    for (const found of [inImage, inStart])
      expect(Object.fromEntries(Array.from(found, ([, name, value]) => [name, value]))).toEqual(allocator)
  })
  it('gives each server time to stop, a health check, and a migrated database', () => {
    for (const name of ['shop-api-1', 'shop-api-2', 'bff-1', 'bff-2']) {
      expect(services[name]).toMatchObject({ stop_grace_period: '20s', restart: 'unless-stopped' })
      expect(services[name]?.healthcheck?.test?.slice(1, 3)).toEqual(['node', 'commands/healthcheck.mjs'])
    }
    for (const name of ['shop-api-1', 'shop-api-2'])
      expect(services[name]?.depends_on?.migrate?.condition).toBe('service_completed_successfully')
  })
  it('checks the health of every service', () => {
    const unchecked = Object.entries(services).filter(([, { healthcheck }]) => !healthcheck?.test)
    // They end.
    expect(unchecked.map(([name]) => name)).toEqual(['migrate', 'prepare-pictures'])
    const port = /http:\/\/127\.0\.0\.1:(\d+) \{\n\s+respond 200/.exec(readFileSync('Caddyfile', 'utf8'))?.[1]
    expect(services.caddy?.healthcheck?.test?.at(-1)).toBe(`http://127.0.0.1:${port}/`)
  })
  it('has an alarm before a server has all the memory that it may have', () => {
    const limits = ['bff-1', 'shop-api-1'].map((name) => Number.parseInt(String(services[name]?.mem_limit)))
    const alarms = readFileSync('ops/alerts.yaml', 'utf8').matchAll(
      /_memory_bytes\{.*> (\d+) \* 1024 \* 1024/g,
    )
    const shares = Array.from(alarms, ([, mebibytes]) => Number(mebibytes)).map(
      (at, nth) => at / limits[nth]!,
    )
    expect(shares).toHaveLength(2)
    for (const share of shares) expect(share).toBeCloseTo(0.9, 1)
  })
  it('has the servers of the Caddyfile, which does not publish their state', () => {
    const caddyfile = readFileSync('Caddyfile', 'utf8')
    const named = new Set(Array.from(caddyfile.matchAll(/\b((?:bff|shop-api)-\d):/g), ([, name]) => name))
    expect([...named].toSorted()).toEqual(['bff-1', 'bff-2', 'shop-api-1', 'shop-api-2'])
    expect(caddyfile).toMatch(/@private path \/healthz \/readyz .*\n\s+respond @private 404/)
    // Only the back office of shop-api is public.
    const office = /\{\$OFFICE_URL:.*?\} \{\n.*?\n\}/s.exec(caddyfile)?.[0]
    expect(office?.match(/handle .*|respond.*/g)).toEqual([
      `handle ${backOfficePath}/* {`,
      'handle {',
      'respond 404',
    ])
  })
  it('makes no shopper wait long while no bff is ready, and repeats no change after an error', () => {
    const caddyfile = readFileSync('Caddyfile', 'utf8')
    const waits = Array.from(
      caddyfile.matchAll(/proxy (?:@files )?([a-z-]+)-\d.*\{\n\s+import replicas\n[^}]*?_duration (\w+)/g),
    )
    const durations = Map.groupBy(waits, ([, server]) => server)
    expect(durations.get('bff')?.map(([, , duration]) => duration)).toEqual(['500ms', '500ms', '500ms'])
    expect(durations.get('shop-api')?.map(([, , duration]) => duration)).toEqual(['5s', '5s', '5s', '5s'])
    const [, matcher] = /handle_errors \{\n\s+(@.*)\n\s+reverse_proxy @unready /.exec(caddyfile) ?? []
    expect(matcher).toBe('@unready expression {http.error.status_code} == 503')
  })
})

describe('the commands in docs/operations.md', () => {
  const { services } = parse(readFileSync('compose.yaml', 'utf8'), { merge: true }) as {
    services: Record<string, Service>
  }
  const blocks = readFileSync('docs/operations.md', 'utf8').matchAll(/```sh\n(.*?)```/gs)
  const commands = Array.from(blocks, ([, block = '']) => block.replaceAll(/\\\n\s*/g, ''))
    .flatMap((block) => block.split('\n'))
    .filter((line) => line.includes('docker compose '))

  it('name services of compose.yaml', () => {
    expect(commands.length).toBeGreaterThan(5)
    const named = commands.flatMap(
      (line) => line.match(/\b(bff|shop-api)-\d|\bmigrate\b|\bpostgres (?=psql)/g) ?? [],
    )
    for (const name of named) expect(Object.keys(services)).toContain(name.trim())
  })
  it('restore into a new database that the servers use, which nothing has migrated or filled', () => {
    const user = services.postgres?.environment?.POSTGRES_USER
    const database = services.postgres?.environment?.POSTGRES_DB
    const restoring = commands.findIndex((line) => line.includes('cli.ts restore '))
    const [making = '', restore = ''] = commands.slice(restoring - 1)
    expect(making).toContain(`psql -U ${user} `)
    expect(making).toMatch(new RegExp(`rename to \\w+.*create database ${database}\\b`))
    expect(services.migrate?.environment?.DATABASE_URL).toMatch(
      new RegExp(`^postgres://${user}:.*/${database}$`),
    )
    // A server would wait for the migration first, which fills an empty database.
    expect(restore).toMatch(/^docker compose run --rm -v \S+ migrate node /)
    expect(Object.keys(services.migrate?.depends_on ?? {})).toEqual(['postgres'])
    expect(commands[restoring - 2]).toBe(
      'docker compose stop bff-1 bff-2 shop-api-1 shop-api-2 prepare-pictures',
    )
  })
})

/** The metrics that expressions name. */
const metricsIn = (expressions: string[]) =>
  new Set(expressions.flatMap((expr) => expr.match(/\b(http|bff|shop_api|nodejs|process)_[a-z0-9_]+/g) ?? []))

/** The names of the series that both servers answer, and of the metrics themselves. */
const scrapeBoth = async () => {
  const bff = createBffMetrics()
  const server = await openMetricsServer({ host: '127.0.0.1', port: 0 }, bff.registry)
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
  it('every alarm has a severity and a summary, and docs/operations.md says what to do', () => {
    const operations = readFileSync('docs/operations.md', 'utf8')
    expect(rules.length).toBeGreaterThan(10)
    for (const { alert, labels, annotations } of rules) {
      expect.soft(labels).toEqual({ severity: expect.stringMatching(/^(page|warning)$/) })
      expect.soft(annotations).toEqual({ summary: expect.any(String) })
      expect.soft(operations).toContain(`| \`${alert}\` |`)
    }
  })
})
