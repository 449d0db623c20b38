// npm test: everything that must hold, from a fresh clone, but for the tests with the tag `slow`.
// npm run test:slow: those tests.
import { readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { check } from './check.mjs'
import { findChromium } from './chromium.mjs'
import { buildWeb, install } from './prepare.mjs'
import { root } from './project.mjs'
import { run } from './run.mjs'

const slow = process.argv.includes('--slow')
const results = path.join(root, 'test-results')

/** The tests of a report that passed only when they were tried again: their first failure is still there. */
const retriedIn = ({ testResults }) =>
  testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)

/** Runs the tests with the tag, or those without. Resolves with Vitest's report, and if the run itself went well. */
async function runTests() {
  const outputFile = path.join(results, 'tests.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${outputFile}`]
  const selection = slow ? ['--tagsFilter=slow'] : ['--tagsFilter=!slow', '--project=!timed']
  // Many tests wait, so more of them run than there are cores.
  const workers = `--maxWorkers=${2 * availableParallelism()}`
  const code = await run('vitest', ['run', ...reporters, ...selection, workers], {
    env: { CHROMIUM_PATH: await findChromium() },
  })
  return { ok: code === 0, report: JSON.parse(readFileSync(outputFile, 'utf8')) }
}

rmSync(results, { recursive: true, force: true })
await install()
const [tidy] = await Promise.all([slow || check(), buildWeb()])
const { ok, report } = await runTests()

if (!tidy) console.error('The checks (types, lint, format, unused code) found something; see above.')
for (const { fullName, failureMessages } of retriedIn(report))
  console.log(`Passed only on the second try: ${fullName}\n  ${failureMessages[0].split('\n')[0]}`)
console.log(`${report.numPassedTests} passed, ${report.numFailedTests} failed`)
process.exitCode = tidy && ok ? 0 : 1
