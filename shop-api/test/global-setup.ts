import { mkdtemp, readdir, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openEmbeddedPostgres } from '../embedded-postgres/embedded.ts'
import { makeTemplate } from './template.ts'
import { createLog } from '../src/log.ts'

interface TestPostgres {
  url: string
  stop: () => Promise<void>
}

const prefix = 'sluimer-test-'
const memory = '/dev/shm'
const gibibyte = 1024 ** 3

/** Memory if it has room, otherwise the disk, where creating and dropping a database takes twice the time. */
const chooseFolder = async (): Promise<string> => {
  const room = await statfs(memory).catch(() => undefined)
  return room && room.bavail * room.bsize > 4 * gibibyte ? memory : tmpdir()
}

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** Removes the data of killed test runs. Without its data, their PostgreSQL exits within a minute. */
const removeOldData = async (folder: string): Promise<void> => {
  for (const name of await readdir(folder)) {
    const pid = name.startsWith(prefix) ? Number(name.slice(prefix.length).split('-')[0]) : Number.NaN
    if (pid > 0 && !isRunning(pid)) await rm(join(folder, name), { recursive: true, force: true })
  }
}

const startTestPostgres = async (): Promise<TestPostgres> => {
  const folder = await chooseFolder()
  await removeOldData(folder)
  const dataDir = await mkdtemp(join(folder, `${prefix}${process.pid}-`))
  const log = createLog('warn')
  const postgres = await openEmbeddedPostgres({ dataDir, log, durable: false })
  const stop = async () => {
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  try {
    const url = postgres.url('postgres')
    await makeTemplate(url, log)
    return { url, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/**
 * Several packages use this file in one run. Vitest loads it once for each, all in one process: they share
 * one PostgreSQL, and the last one stops it.
 */
const shared: { running?: Promise<TestPostgres>; users: number } = ((
  globalThis as { sluimerTestPostgres?: { running?: Promise<TestPostgres>; users: number } }
).sluimerTestPostgres ??= { users: 0 })

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  shared.users += 1
  shared.running ??= startTestPostgres()
  const { url, stop } = await shared.running
  project.provide('postgresUrl', url)
  return async () => {
    shared.users -= 1
    if (shared.users > 0) return
    delete shared.running
    await stop()
  }
}
