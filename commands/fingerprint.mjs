import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './project.mjs'

const skipped = new Set(['node_modules', 'dist'])

function* filesBelow(place) {
  if (!statSync(place).isDirectory()) {
    yield place
    return
  }
  const names = readdirSync(place).filter((name) => !skipped.has(name))
  for (const name of names.toSorted()) yield* filesBelow(path.join(place, name))
}

/** SHA-256 over names and contents of files and folders, given relative to the project's root. */
function fingerprint(places) {
  const hash = createHash('sha256')
  for (const place of places) {
    for (const file of filesBelow(path.join(root, place))) {
      hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0')
    }
  }
  return hash.digest('hex')
}

/** Does `work` unless `marker` says that it was done for these very files before. */
export async function onceFor(places, marker, work) {
  const file = path.join(root, marker)
  const current = fingerprint(places)
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
