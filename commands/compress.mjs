import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const packBrotli = promisify(brotliCompress)
const packGzip = promisify(gzip)
const compressible = /\.(js|css|svg)$/

/** @param {string} file */
const pack = async (file) => {
  const bytes = await readFile(file)
  const brotli = await packBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
  await Promise.all([
    writeFile(`${file}.br`, brotli),
    writeFile(`${file}.gz`, await packGzip(bytes, { level: 9 })),
  ])
}

/**
 * Writes a .br and a .gz beside every text file of the client build, so that no request waits for a compressor.
 * @returns {import('vite').Plugin}
 */
export const compress = () => ({
  name: 'compress',
  apply: 'build',
  async writeBundle({ dir }) {
    if (!dir) return
    const files = await readdir(dir, { recursive: true })
    await Promise.all(files.filter((file) => compressible.test(file)).map((file) => pack(join(dir, file))))
  },
})
