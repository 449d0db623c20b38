import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { program, type PostgresPaths } from './postgres-paths.ts'

const run = promisify(execFile)

/** The role that owns everything. It needs no password: other users cannot access the socket's folder. */
export const role = 'sluimer'

/**
 * A fixed environment, so that the user's variables do not affect PostgreSQL; messages and sort order are the
 * same on every machine.
 */
const environment = { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }

/** Programs start in `/`, because PostgreSQL's user may have no access to the current directory. */
export const asRunner = (paths: PostgresPaths) => ({ ...paths.runner, cwd: '/', env: environment })

const isRunning = (pid: number): boolean => existsSync(`/proc/${pid}`) || !existsSync('/proc')

/** Removes what a killed, unfinished start left behind. */
const removeUnfinished = async (paths: PostgresPaths): Promise<void> => {
  const home = dirname(paths.cluster)
  for (const name of await readdir(home)) {
    const pid = Number(/\.new-(\d+)$/.exec(name)?.[1])
    if (pid === process.pid || (pid > 0 && !isRunning(pid))) {
      await rm(join(home, name), { recursive: true, force: true })
    }
  }
}

/**
 * Creates the data directory if there is none. It is built under a temporary name and then renamed, so that
 * an interrupted start leaves nothing that the next start could mistake for a complete directory.
 * @param durable false skips flushing to disk, for tests.
 */
export const ensureCluster = async (paths: PostgresPaths, durable: boolean): Promise<void> => {
  if (existsSync(join(paths.cluster, 'PG_VERSION'))) return
  await removeUnfinished(paths)
  const unfinished = `${paths.cluster}.new-${process.pid}`
  await run(
    program(paths, 'initdb'),
    [
      `--pgdata=${unfinished}`,
      `--username=${role}`,
      '--auth-local=trust',
      '--auth-host=reject',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      ...(durable ? [] : ['--no-sync']),
    ],
    asRunner(paths),
  )
  try {
    await rename(unfinished, paths.cluster)
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    // Another process created the directory first; use that one.
    if (!existsSync(join(paths.cluster, 'PG_VERSION'))) throw error
  }
}
