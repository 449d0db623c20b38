import { dirname, join, relative } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { compress } from '../commands/compress.mjs'
import { createClassNames } from '../commands/class-names.mjs'
import { addressesOf } from '../commands/servers.mjs'

/**
 * Lets the font start loading with the page on wide screens, where its late arrival would shift lines. A phone paints
 * its first view sooner without.
 */
const preloadFont = (): Plugin => ({
  name: 'preload-font',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((file) => file.endsWith('.woff2'))
        .map((file) => ({
          tag: 'link',
          attrs: {
            rel: 'preload',
            href: `/${file}`,
            as: 'font',
            type: 'font/woff2',
            crossorigin: true,
            media: '(width >= 48em)',
          },
          injectTo: 'head',
        })),
  },
})

/** The pages where most visits begin, which have a budget for what they load. */
const families: [chunk: string, page: RegExp][] = [
  ['lists', /pages\/(category\/category|search\/search|brands\/brand)\.tsx$/],
  ['home', /pages\/home\/home\.tsx$/],
  ['product', /pages\/product\/product\.tsx$/],
  ['cart', /(pages\/cart\/cart|layouts\/cart-layout)\.tsx$/],
]

type InfoOf = (id: string) => { isEntry: boolean; importers: string[]; dynamicImporters: string[] } | null

/** The modules that the browser loads directly: the entry, and the dynamic imports. */
const startersOf = (id: string, infoOf: InfoOf, seen = new Set<string>()): Set<string> => {
  if (seen.has(id)) return new Set()
  seen.add(id)
  const info = infoOf(id)
  const starters = new Set(info?.importers.flatMap((importer) => [...startersOf(importer, infoOf, seen)]))
  return info?.isEntry || info?.dynamicImporters.length ? starters.add(id) : starters
}

/**
 * Our only chunk rule: a module that the entry or two families need is in the chunk of every visit, and one
 * that other pages share with a family is in the chunk of the family. Vite's default would give ninety requests
 * for a product, and a fifth more bytes.
 */
const chunkOf = (id: string, infoOf: InfoOf): string | null => {
  if (infoOf(id)?.isEntry) return null
  // The starter of a rendered page imports no chunk, so that it runs while the picture loads.
  const starters = [...startersOf(id, infoOf)].filter((starter) => !starter.endsWith('/src/start.ts'))
  if (starters.some((starter) => infoOf(starter)?.isEntry)) return 'shop'
  if (starters.length < 2) return null
  const [first, ...others] = families.filter(([, page]) => starters.some((starter) => page.test(starter)))
  return others.length > 0 ? 'shop' : (first?.[0] ?? null)
}

/** A group also takes what its modules import, so the shared chunk comes first. */
const chunksOfFirstViews = ['shop', ...families.map(([chunk]) => chunk)]
const groups = chunksOfFirstViews.map((chunk, index, all) => ({
  name: (id: string, build: { getModuleInfo: InfoOf }) =>
    chunkOf(id, (module) => build.getModuleInfo(module)) === chunk ? chunk : null,
  priority: all.length - index,
}))

/**
 * The exports of React Router select its development build for every build. The production build has no
 * warnings.
 */
const productionRouter = (): Plugin => ({
  name: 'production-router',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^react-router(\/dom)?$/ },
    async handler(source, importer) {
      const found = await this.resolve(source, importer, { skipSelf: true })
      return found?.id.replace('/dist/development/', '/dist/production/')
    },
  },
})

/**
 * Adds the file of a page to its lazy import: with it and the manifest, the server names the page's scripts in
 * the document.
 */
const pagesWithSource = (): Plugin => ({
  name: 'pages-with-source',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /web\/src\/(routes\.tsx|pages\/category\/category-kinds\.ts)$/ },
    handler: (code, id) =>
      code.replaceAll(/\(\) =>\s*import\('(\.[^']+)'\)/g, (load, file: string) => {
        const source = relative(import.meta.dirname, join(dirname(id), file))
        return `Object.assign(${load}, { source: '${source}' })`
      }),
  },
})

/**
 * Writes the name of a class where it is used. Otherwise all names of a CSS module are in an object beside its styles,
 * which are in the first view also for parts that load later.
 */
const namesOfClasses = (): Plugin[] => [
  {
    name: 'names-of-classes',
    enforce: 'pre',
    transform: {
      filter: { id: /\/web\/src\/.*\.tsx$/ },
      // A look-up needs the object.
      handler: (code) =>
        /\bstyles\[/.test(code)
          ? null
          : code.replaceAll(/^import (\w+) from (?='.*\.module\.css'$)/gm, 'import * as $1 from '),
    },
  },
  {
    name: 'styles-without-names',
    enforce: 'post',
    transform: {
      // A module without a name in use would be left out, with its styles.
      filter: { id: /\.module\.css$/ },
      handler: (code) => ({ code, moduleSideEffects: 'no-treeshake' }),
    },
  },
]

/**
 * A hint for V8: it compiles the chunks of a first view whole, on another thread while they arrive, and not function by
 * function when they are called (docs/decisions/0054-one-render-per-first-view.md). V8 only reads it in the first line,
 * above what Vite itself writes there.
 */
const compiledAhead = (): Plugin => ({
  name: 'compiled-ahead',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler: (_options, bundle) => {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !chunksOfFirstViews.includes(chunk.name)) continue
        chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`
      }
    },
  },
})

// Two builds from one tree: `vite build` builds the browser's files, `vite build --ssr src/entry-server.tsx`
// the module with which the bff renders the first view as HTML.
export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    react(),
    productionRouter(),
    ...(isSsrBuild ? [pagesWithSource()] : [namesOfClasses(), preloadFont(), compiledAhead(), compress()]),
  ],
  // Shorter than Vite's own names, in the document, the styles and the scripts. A development server may get new classes.
  css:
    command === 'build'
      ? { modules: { generateScopedName: createClassNames(join(import.meta.dirname, 'src')) } }
      : {},
  publicDir: isSsrBuild ? false : 'public',
  build: {
    target: 'es2023',
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    sourcemap: false,
    // 2 kB less on every page than Vite's own, for a few seconds of building.
    minify: isSsrBuild ? false : 'terser',
    terserOptions: {
      compress: { passes: 4, ecma: 2020, pure_getters: true, unsafe_methods: true },
      format: { ecma: 2020 },
      module: true,
      toplevel: true,
    },
    // The Content-Security-Policy allows no inline script and no data: URL.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      ...(isSsrBuild ? {} : { input: ['index.html', 'src/start.ts'] }),
      output: {
        // Without names (the manifest has them), because ad blockers match on names, and every page would list
        // those of all others. Seven characters are the fewest that Rolldown accepts.
        // In 36 characters they compress better, in the script that lists them all.
        hashCharacters: 'base36',
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: 'assets/[hash:7][extname]',
        codeSplitting: {
          groups: isSsrBuild ? [] : groups,
        },
      },
    },
  },
  // The bff imports the server build from its own process: it contains everything but Node itself, and React's
  // production build.
  ssr: { noExternal: true },
  ...(isSsrBuild ? { define: { 'process.env.NODE_ENV': '"production"' } } : {}),
  server: {
    port: 5173,
    strictPort: true,
    proxy: Object.fromEntries(
      ['/api', '/renders', '/images', '/test-payments', '/v1/payment/webhook'].map((path) => [
        path,
        addressesOf(process.env).bff,
      ]),
    ),
  },
}))
