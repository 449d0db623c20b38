import { readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { imports, importsOf, sources, trespasses } from './sources.ts'

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
