// Paths and tools of the project, for the commands.
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')

/** The pnpm version of the lockfile. Newer versions need a newer Node than we require on the machine. */
export const pnpm = 'pnpm@10.34.9'

/** The project's own Node, independent of that of the machine. It exists only after the install. */
export const node = path.join(
  root,
  'node_modules/node/bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
)

export const packages = ['shared-types', 'shop-api', 'bff', 'web']
