import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const template = `<!doctype html><html lang="nl"><head><!--head-->
<script type="module" crossorigin src="/assets/index.js"></script></head>
<body><div id="root"><!--page--></div><!--data--></body></html>`

/** Renders the title of what it is told, and fails on the product that is called so. */
const entry = `
export const chunksAt = () => ['src/pages/any.tsx']
export const render = async (url, data) => {
  if (url.includes('stuk')) throw new Error('a component failed')
  const found = Object.entries(data).filter(([key]) => !key.endsWith('/shell'))
  const html = found.map(([key, told]) => '<p>' + key + ' ' + (told === null ? 'absent' : 'told') + '</p>').join('')
  return { html: '<h1>' + new URL(url).pathname + '</h1>' + html, head: '<title>' + url + '</title>', chunks: chunksAt(url) }
}
`

/** A small build of web in a folder of its own, for what the real one does only on its worst day. */
export const openWebDouble = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sluimer-web-'))
  const files = {
    'client/index.html': template,
    'client/.vite/manifest.json': JSON.stringify({ 'src/pages/any.tsx': { file: 'assets/any.js' } }),
    'client/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'client/assets/index.js': 'export {}',
    'client/assets/index.js.br': 'packed as br',
    'client/assets/index.js.gz': 'packed as gzip',
    'client/assets/index.js.map': '{"secret":"source"}',
    'client/secret.txt.br': 'packed',
    'server/entry-server.js': entry,
    'server/package.json': '{"type":"module"}',
    'secret.txt': 'outside',
  }
  for (const [name, text] of Object.entries(files)) {
    await mkdir(join(folder, name, '..'), { recursive: true })
    await writeFile(join(folder, name), text)
  }
  return { folder, close: () => rm(folder, { recursive: true, force: true }) }
}
