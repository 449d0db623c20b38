import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { packages } from '../commands/project.mjs'
import { consentCookie, logoutPending, tagManagerName } from '../shared-types/src/browser-names.ts'
import { shopperAddressHeader } from '../shared-types/src/contracts/provider/shopper-address.ts'
import { idempotencyKeyHeader } from '../shared-types/src/ids/idempotency-key.ts'
import * as pages from '../shared-types/src/urls/page-paths.ts'
import { forbiddenImports, imports, importsOf, sources } from './sources.ts'

describe('packages import only what they may', () => {
  it('imports are found, so that the rules below can fail', () => {
    expect(importsOf('web/').length).toBeGreaterThan(50)
    expect(importsOf('bff/').length).toBeGreaterThan(50)
    expect(importsOf('shop-api/').length).toBeGreaterThan(50)
  })
  it('only these files of the servers convert to and from the wire form', () => {
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
    expect(forbiddenImports('shared-types/', /^(node:|telemetry|shop-api|bff|web|fastify|react)/)).toEqual([])
  })
  it('telemetry imports none of our packages', () => {
    expect(forbiddenImports('telemetry/', /^(shared-types|shop-api|bff|web|react)/)).toEqual([])
  })
  it('web imports the contracts of shoppers, no server, and nothing of Node', () => {
    expect(
      forbiddenImports(
        'web/',
        /^(shared-types\/(wire|contracts\/(provider|admin))|telemetry|shop-api|bff|back-office|node:)/,
      ),
    ).toEqual([])
  })
  it('shop-api imports /v1, but not /api, the bff or web', () => {
    expect(
      forbiddenImports('shop-api/', /^(shared-types\/(urls\/api-paths)|bff|web|back-office|react)/),
    ).toEqual([])
  })
  it('back-office imports the contracts, no server, and nothing of Node', () => {
    expect(
      forbiddenImports(
        'back-office/',
        /^(shared-types\/(wire|contracts\/provider)|telemetry|shop-api|bff|web|node:)/,
      ),
    ).toEqual([])
  })
  it('the bff imports both contracts of shoppers, but neither shop-api, web nor the back office', () => {
    const forbidden = /^(shop-api|web|back-office|shared-types\/contracts\/admin|react|pg|drizzle-orm)/
    expect(forbiddenImports('bff/', forbidden)).toEqual([])
  })
})

/** The files that have a match outside their comments. */
const filesWith = (written: RegExp) =>
  sources
    .filter((file) => /^(web|bff|shop-api|shared-types|back-office)\/src\//.test(file))
    .filter((file) => written.test(readFileSync(file, 'utf8').replaceAll(/^\s*(\/?\*|\/\/).*$/gm, '')))

describe('addresses', () => {
  it('of pages are written once, in page-paths.ts', () => {
    const firsts = new Set(
      Object.values(pages).flatMap((pattern) =>
        typeof pattern !== 'string' ? [] : pattern.split('/')[1]?.replace(/\W/g, '\\$&') || [],
      ),
    )
    const found = filesWith(new RegExp(`(['"\`]|Url\\}|: )/(${[...firsts].join('|')})/`))
    expect(firsts.size).toBeGreaterThan(12)
    expect(found).toEqual(['shared-types/src/urls/page-paths.ts'])
  })
  it.each([
    ['/api/(?!docs)', 'shared-types/src/urls/api-paths.ts'],
    ['/v1/', 'shared-types/src/contracts/provider/paths.ts'],
    ['/admin/', 'shared-types/src/contracts/admin/paths.ts'],
  ])('of %s are written once, in %s', (start, declared) => {
    expect(filesWith(new RegExp(`['"\`}]${start}\\w`))).toEqual([declared])
  })
  it('are filled in by pathOf, which knows the parameters and encodes the values', () => {
    expect(filesWith(/\.replace(All)?\(\s*['"`]:\w/)).toEqual([])
  })
})

describe('names that two packages must spell alike', () => {
  it.each([
    [logoutPending, 'shared-types/src/browser-names.ts'],
    [consentCookie, 'shared-types/src/browser-names.ts'],
    [tagManagerName, 'shared-types/src/browser-names.ts'],
    [idempotencyKeyHeader, 'shared-types/src/ids/idempotency-key.ts'],
    [shopperAddressHeader, 'shared-types/src/contracts/provider/shopper-address.ts'],
    // Web's server build writes this name into the document, and its client build reads it.
    ['route-data', 'web/src/document/elements.ts'],
  ])('%s is written once, in %s', (name, declared) => {
    expect(filesWith(new RegExp(`['"\`]${name}\\b`))).toEqual([declared])
  })
  it('Trusted Types policies are those that the bff allows', () => {
    expect(filesWith(/createPolicy\((?!htmlPolicy|tagManagerName)/)).toEqual([])
    expect(filesWith(/createPolicy\(/)).toHaveLength(2)
  })
})

it('e-mail addresses are compared as normaliseEmail spells them', () => {
  expect(filesWith(/mail\)?\.(trim\(\)\.)?toLowerCase\(\)/i)).toEqual([])
  expect(filesWith(/export const normaliseEmail\b/)).toEqual(['shared-types/src/forms/fields/email.ts'])
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

  it.each(packages)('of %s have no circular imports', (name) => {
    const left = new Map([...links].filter(([folder]) => folder.startsWith(`${name}/`)))
    // All modules of telemetry are in one folder.
    expect(left.size).toBeGreaterThan(name === 'telemetry' ? -1 : 4)
    // Removes folders that import none of the others, until none is left: the rest is a cycle.
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
  it('web/src/pages has only folders, one per area', () => {
    const entries = readdirSync('web/src/pages', { withFileTypes: true })
    expect(entries.filter((entry) => !entry.isDirectory()).map(({ name }) => name)).toEqual([])
  })
})

it('commands import no TypeScript: they start on the Node of the machine, which may be unable to load it', () => {
  const commands = readdirSync('commands').filter((file) => file.endsWith('.mjs'))
  const loading = commands.filter((file) =>
    /import [^'\n]*'[^']+\.ts'/.test(readFileSync(`commands/${file}`, 'utf8')),
  )
  expect(commands.length).toBeGreaterThan(10)
  expect(loading).toEqual([])
})

it('the back office opens files of the API with one component, which can let the employee log in again', () => {
  const files = sources.filter(
    (file) => /^back-office\/.*\.tsx$/.test(file) && !file.endsWith('/file-link.tsx'),
  )
  const links = files.flatMap((file) =>
    Array.from(
      readFileSync(file, 'utf8').matchAll(/<(\w+)[^>]*? href=\{[^}]*\badmin\./g),
      ([, name]) => name,
    ),
  )
  expect(links.length).toBeGreaterThan(5)
  expect(links.filter((name) => name !== 'FileLink')).toEqual([])
})
