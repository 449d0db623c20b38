// What the commands know of the project: where things are, and the Node that runs them.
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')

/** The pnpm that the lockfile was made with; newer ones need a newer Node than we ask of the machine. */
export const pnpm = 'pnpm@10.34.9'

/** The Node that comes with the project, whatever the machine has. There only after the install. */
export const node = path.join(
  root,
  'node_modules/node/bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
)

export const packages = ['shared-types', 'shop-api', 'bff', 'web']
