import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { inject } from 'vitest'
import { node, root } from '../../commands/project.mjs'

/** Runs the operator's command `npm run reviews -- …`, beside the open shop. */
export const reviews = async (...args: string[]): Promise<string> => {
  const { stdout } = await promisify(execFile)(
    node,
    [path.join(root, 'shop-api/src/cli.ts'), 'reviews', ...args],
    { env: { ...process.env, DATA_DIR: inject('dataDir') } },
  )
  return stdout
}
