// Inserts a defect for each attack and fault of docs/security.md and docs/operations.md, one at a time, and checks
// that its test fails (commands/mutants.mjs).
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findChromium } from '../commands/chromium.mjs'
import { buildWeb } from '../commands/prepare.mjs'
import { root } from '../commands/project.mjs'
import { run } from '../commands/run.mjs'
import { mutants } from './mutants.ts'

const search = process.argv.slice(2)
const chosen = mutants.filter(({ row, test }) => search.every((word) => `${row} ${test}`.includes(word)))
const changed = execFileSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' })
if (changed !== '') {
  console.error('Commit or stash your changes first: a run that is killed leaves its defect in the files.')
  process.exit(1)
}

const outputFile = path.join(tmpdir(), `mutants-${process.pid}.json`)

/** The tests that failed. A test that cannot run does not count as having noticed the defect. */
async function failuresOf(test) {
  rmSync(outputFile, { force: true })
  await run('vitest', ['run', test, '--retry=0', '--reporter=json', `--outputFile=${outputFile}`], {
    env: { CHROMIUM_PATH: await findChromium() },
  })
  if (!existsSync(outputFile)) return []
  const { testResults } = JSON.parse(readFileSync(outputFile, 'utf8'))
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'failed')
    .map(({ fullName }) => fullName)
}

/** Runs the test of a mutant with its defect, and then removes the defect. */
async function runMutant({ file, find, replace, test, isBuilt }) {
  const at = path.join(root, file)
  const text = readFileSync(at, 'utf8')
  try {
    writeFileSync(
      at,
      text.replace(find, () => replace),
    )
    if (isBuilt) await buildWeb()
    return await failuresOf(test)
  } finally {
    writeFileSync(at, text)
    if (isBuilt) await buildWeb()
  }
}

await buildWeb()
const survivors = []
for (const mutant of chosen) {
  const failures = await runMutant(mutant)
  console.log(
    `${failures.length > 0 ? 'killed  ' : 'SURVIVED'} ${mutant.row}${failures[0] ? ` — ${failures[0]}` : ''}`,
  )
  if (failures.length === 0) survivors.push(mutant.row)
}
rmSync(outputFile, { force: true })
console.log(`${chosen.length - survivors.length} of ${chosen.length} mutants killed`)
process.exitCode = survivors.length > 0 ? 1 : 0
