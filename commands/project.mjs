// Paths and tools of the project, for the commands.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')

/** The pnpm version of the lockfile. Newer versions need a newer Node than we require on the machine. */
export const pnpm = 'pnpm@10.34.9'

const ownNode = path.join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node')

/** The project's own Node, independent of that of the machine; in the image, which has no other, the one that runs. */
export const node = existsSync(path.join(root, 'pnpm-lock.yaml')) ? ownNode : process.execPath

/**
 * Reads the settings in `.env` for a command. Tests and benchmarks do not: they have their own ports and data, and would
 * use a running shop.
 */
export const readDotEnv = () => {
  const file = path.join(root, '.env')
  if (existsSync(file)) process.loadEnvFile(file)
}

export const packages = ['shared-types', 'telemetry', 'shop-api', 'bff', 'web', 'back-office']
