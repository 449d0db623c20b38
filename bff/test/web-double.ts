import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

const template = `<!doctype html><html lang="nl"><head><!--head-->
<script type="module" crossorigin src="/assets/index.js"></script></head>
<body><div id="root"><!--page--></div><!--data--></body></html>`

const pages = ['home/home', 'category/category', 'product/product', 'content/service-page', 'cart/cart']
const manifest = {
  'src/start.ts': { file: 'assets/start.js' },
  ...Object.fromEntries(
    pages.map((page) => [`src/pages/${page}.tsx`, { file: `assets/${path.basename(page)}.js` }]),
  ),
}

const built = pathToFileURL(path.resolve(import.meta.dirname, '../../web/dist/server/entry-server.js'))

/** The real site map and pages, but for the product `stuk`, which fails to render. */
const entry = `
import { match, listedPaths, webManifest, openDocuments as openReal } from ${JSON.stringify(built)}
export { match, listedPaths, webManifest }
export const openDocuments = (build) => {
  const documents = openReal(build)
  const renderDocument = async (page, data) => {
    if (page.address === '/stuk.html') throw new Error('a component failed')
    return documents.renderDocument(page, data)
  }
  return { ...documents, renderDocument }
}
`

/** A build of web in a separate folder: small files to compare, and one page that fails. */
export const openWebDouble = async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'sluimer-web-'))
  const files = {
    'client/index.html': template,
    'client/.vite/manifest.json': JSON.stringify(manifest),
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
    await mkdir(path.join(folder, name, '..'), { recursive: true })
    await writeFile(path.join(folder, name), text)
  }
  return { folder, close: () => rm(folder, { recursive: true, force: true }) }
}
