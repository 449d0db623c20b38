import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './project.mjs'

const skipped = new Set(['node_modules', 'dist'])

function* filesBelow(entry) {
  if (!statSync(entry).isDirectory()) {
    yield entry
    return
  }
  const names = readdirSync(entry).filter((name) => !skipped.has(name))
  for (const name of names.toSorted()) yield* filesBelow(path.join(entry, name))
}

/** The SHA-256 of the names and contents of files and folders; their paths are relative to the root. */
function fingerprint(entries) {
  const hash = createHash('sha256')
  for (const entry of entries) {
    for (const file of filesBelow(path.join(root, entry))) {
      hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0')
    }
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
