import { readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const packBrotli = promisify(brotliCompress)
const packGzip = promisify(gzip)
const compressible = /\.(js|css|svg)$/

const pack = async (file: string) => {
  const bytes = await readFile(file)
  const brotli = await packBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
  await Promise.all([
    writeFile(`${file}.br`, brotli),
    writeFile(`${file}.gz`, await packGzip(bytes, { level: 9 })),
  ])
}

/** Writes a .br and a .gz beside every text file of the client build, so that no request waits for a compressor. */
const compress = (): Plugin => ({
  name: 'compress',
  apply: 'build',
  async writeBundle({ dir }) {
    if (!dir) return
    const files = await readdir(dir, { recursive: true })
    await Promise.all(files.filter((file) => compressible.test(file)).map((file) => pack(join(dir, file))))
  },
})

/** Lets the font start loading with the page instead of after the style sheet has been read. */
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
          attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: true },
          injectTo: 'head',
        })),
  },
})

// Two builds from one tree: `vite build` makes what the browser loads, `vite build --ssr` what the bff
// calls to write the first view as HTML.
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), ...(isSsrBuild ? [] : [preloadFont(), compress()])],
  publicDir: isSsrBuild ? false : 'public',
  build: {
    target: 'es2023',
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    ssr: isSsrBuild ? 'src/entry-server.tsx' : false,
    manifest: !isSsrBuild,
    sourcemap: false,
    // The Content-Security-Policy knows no inline script and no data: address.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      // Contracts are zod schemas at module level; unused ones must not drag zod into the first load.
      treeshake: { manualPureFunctions: ['z'] },
    },
  },
  // The bff imports the server build from its own process: everything but Node itself goes in.
  ssr: { noExternal: true },
  server: {
    proxy: {
      '/api': 'http://127.0.0.1:3000',
      '/images': 'http://127.0.0.1:3000',
    },
  },
}))
