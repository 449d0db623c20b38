import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { program, type Ground } from './ground.ts'

const run = promisify(execFile)

/** The role that owns everything. It needs no password: the socket's folder is closed to other users. */
export const role = 'sluimer'

/** Nothing of the user's own environment may steer PostgreSQL; words and order are the same everywhere. */
const environment = { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }

/** Programs start in `/`, because PostgreSQL's user may not be allowed where we stand. */
export const asRunner = (ground: Ground) => ({ ...ground.runner, cwd: '/', env: environment })

const isRunning = (pid: number): boolean => existsSync(`/proc/${pid}`) || !existsSync('/proc')

/** Clears what a start left that was killed half-way. */
const removeUnfinished = async (ground: Ground): Promise<void> => {
  const home = dirname(ground.cluster)
  for (const name of await readdir(home)) {
    const pid = Number(/\.new-(\d+)$/.exec(name)?.[1])
    if (pid === process.pid || (pid > 0 && !isRunning(pid))) {
      await rm(join(home, name), { recursive: true, force: true })
    }
  }
}

/**
 * Makes the folder of rows if there is none. It is built beside its place and then moved there, so a
 * start that was cut off half-way leaves nothing behind that a next one could stumble over.
 * @param durable false leaves the flushing to the operating system, for tests.
 */
export const ensureCluster = async (ground: Ground, durable: boolean): Promise<void> => {
  if (existsSync(join(ground.cluster, 'PG_VERSION'))) return
  await removeUnfinished(ground)
  const unfinished = `${ground.cluster}.new-${process.pid}`
  await run(
    program(ground, 'initdb'),
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
    asRunner(ground),
  )
  try {
    await rename(unfinished, ground.cluster)
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    // Somebody who started at the same moment was first; theirs is as good as ours.
    if (!existsSync(join(ground.cluster, 'PG_VERSION'))) throw error
  }
}
