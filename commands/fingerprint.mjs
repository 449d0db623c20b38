import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './project.mjs'

/**
 * The files of files and folders, without tests. All paths are relative to the root.
 * @param {string[]} entries
 * @returns {Generator<string>}
 */
export function* filesOf(entries) {
  for (const entry of entries) {
    if (/\.test\.\w+$/.test(entry)) continue
    const file = path.join(root, entry)
    if (!statSync(file).isDirectory()) yield entry
    else
      yield* filesOf(
        readdirSync(file)
          .toSorted()
          .map((name) => path.posix.join(entry, name)),
      )
  }
}

/** The SHA-256 of the names and contents of files. */
function fingerprint(entries) {
  const hash = createHash('sha256')
  for (const file of filesOf(entries)) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(path.join(root, file)))
      .update('\0')
  }
  return hash.digest('hex')
}

/** Runs `work`, unless the file `marker` shows that it ran for the same file contents. */
export async function onceFor(entries, marker, work) {
  const file = path.join(root, marker)
  const current = fingerprint(entries)
  if (readIfThere(file) === current) return
  await work()
  writeFileSync(file, current)
}

function readIfThere(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
