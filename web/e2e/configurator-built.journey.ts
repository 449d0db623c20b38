import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const folder = join(import.meta.dirname, '../dist')

/** The parts of a chunk in Vite's manifest that this test uses. */
interface Chunk {
  file: string
  imports?: string[]
  dynamicImports?: string[]
}

it('the key of the render service is not part of the build', async () => {
  const files = await readdir(folder, { recursive: true, withFileTypes: true })
  const readable = files.filter((file) => file.isFile() && !/\.(br|gz|woff2|png|mp3)$/.test(file.name))
  const texts = await Promise.all(readable.map((file) => readFile(join(file.parentPath, file.name), 'utf8')))
  expect(texts.length).toBeGreaterThan(20)
  expect(texts.filter((text) => /render-api-key|RENDER_API_KEY|x-api-key/i.test(text))).toEqual([])
})

it('the configurator adds at most 40 kB of script to the first load, including what it loads later', async () => {
  const manifest: Record<string, Chunk> = JSON.parse(
    await readFile(join(folder, 'client/.vite/manifest.json'), 'utf8'),
  )
  const reach = (name: string, links: (chunk: Chunk) => string[], known: Set<string>) => {
    const chunk = manifest[name]
    if (!chunk || known.has(name)) return known
    known.add(name)
    for (const other of links(chunk)) reach(other, links, known)
    return known
  }
  const document = await readFile(join(folder, 'client/index.html'), 'utf8')
  const scripts = new Set(Array.from(document.matchAll(/ src="\/(assets\/[^"]+\.js)"/g), ([, file]) => file))
  const entries = Object.keys(manifest).filter((name) => scripts.has(manifest[name]?.file))
  expect(entries.length).toBeGreaterThan(0)
  const first = new Set<string>()
  for (const name of entries) reach(name, ({ imports = [] }) => imports, first)
  const all = ({ imports = [], dynamicImports = [] }: Chunk) => [...imports, ...dynamicImports]
  const own = reach('src/pages/configurator/configurator.tsx', all, new Set(first)).difference(first)
  const sizes = await Promise.all(
    [...own].map(async (name) => {
      const file = join(folder, 'client', manifest[name]?.file ?? '')
      // Very small files are sent uncompressed.
      return (await stat(`${file}.br`).catch(() => stat(file))).size
    }),
  )
  const total = sizes.reduce((sum, size) => sum + size, 0)
  console.log(`the configurator: ${(total / 1000).toFixed(1)} kB of script beyond the first load`)
  expect(total).toBeGreaterThan(5_000)
  expect(total).toBeLessThan(40_000)
})
