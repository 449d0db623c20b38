import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { packages } from '../commands/project.mjs'

/** Every source file of the packages, relative to the root, without tests and benches. */
export const sources = packages.flatMap((name) =>
  readdirSync(name, { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join(name, file.split(path.sep).join('/')))
    .filter((file) => /\.tsx?$/.test(file) && !/\/(node_modules|dist|e2e|test|bench)\//.test(file))
    .filter((file) => !/\.test\.tsx?$|\.config\.ts$/.test(file)),
)

export interface Import {
  from: string
  /** A path from the root for our own files, otherwise the module's name as written. */
  to: string
}

const importPattern = /(?:from|import)\s*\(?\s*'([^']+)'/g

export const imports: Import[] = sources.flatMap((from) =>
  [...readFileSync(from, 'utf8').matchAll(importPattern)].map(([, specifier = '']) => ({
    from,
    to: specifier.startsWith('.') ? path.posix.join(path.posix.dirname(from), specifier) : specifier,
  })),
)

export const importsOf = (folder: string) => imports.filter(({ from }) => from.startsWith(folder))

/** The imports in `folder` that match `forbidden`, as readable lines for a failing test. */
export const forbiddenImports = (folder: string, forbidden: RegExp) =>
  importsOf(folder)
    .filter(({ to }) => forbidden.test(to))
    .map(({ from, to }) => `${from} imports ${to}`)
