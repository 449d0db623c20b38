import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

const dist = resolve(import.meta.dirname, '../dist')

interface Chunk {
  file: string
  isEntry?: boolean
  imports?: string[]
  css?: string[]
}

/** The files that the browser loads before the login page shows, with what they import. */
const firstLoad = (): string[] => {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    Chunk
  >
  const filesOf = (name: string): string[] => {
    const { file = '', css = [], imports = [] } = manifest[name] ?? {}
    return [file, ...css, ...imports.flatMap(filesOf)]
  }
  const entries = Object.keys(manifest).filter((name) => manifest[name]?.isEntry)
  return [...new Set(entries.flatMap(filesOf))]
}

describe.skipIf(!existsSync(dist))('the built back office', () => {
  it('loads at most 500 kB as sent before it can be used', () => {
    const sizes = firstLoad().map((file) => statSync(join(dist, `${file}.br`)).size)
    const total = sizes.reduce((sum, size) => sum + size, 0)
    expect(total).toBeGreaterThan(100_000)
    expect(total).toBeLessThan(500_000)
  })

  it('has no source maps, and a page without inline scripts', () => {
    const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    expect(files.filter((file) => file.endsWith('.map'))).toEqual([])
    const html = readFileSync(join(dist, 'index.html'), 'utf8')
    expect(html).toContain('__CSP_NONCE__')
    expect(html).not.toMatch(/<script(?![^>]*\bsrc=)/)
  })
})
