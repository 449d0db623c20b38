// npm test: all checks and tests, except those with the tag `slow`; works in a fresh clone. npm run test:slow:
// those tests. npm run test:storm: servers are killed, disks are full and clocks jump under load.
import { readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { check } from './check.mjs'
import { findChromium } from './chromium.mjs'
import { buildApps, install } from './prepare.mjs'
import { root } from './project.mjs'
import { run } from './run.mjs'

const slow = process.argv.includes('--slow')
const storm = process.argv.includes('--storm')
const results = path.join(root, 'test-results')

/** The tests of a report that passed only when they were retried: the report has their first failure. */
const retriedIn = ({ testResults }) =>
  testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)

const reporters = ['default', 'json', './shop-api/test/resiliency-reporter.ts'].map(
  (name) => `--reporter=${name}`,
)
/** Tests often wait, so more of them run than there are cores; slow ones, mostly in a browser, wait less. */
const workers = `--maxWorkers=${(slow ? 2 : 3) * availableParallelism()}`

const chooseTests = () => {
  // A storm test is measured, so it runs alone.
  if (storm) return ['--project=storm', '--maxWorkers=1']
  return slow
    ? ['--tagsFilter=slow', '--project=!storm', workers]
    : ['--tagsFilter=!slow', '--project=!timed', '--project=!storm', workers]
}

/** Runs the tests of this command. Resolves with Vitest's report, and if the run itself went well. */
async function runTests() {
  const outputFile = path.join(results, 'tests.json')
  const code = await run(
    'vitest',
    ['run', ...reporters, `--outputFile.json=${outputFile}`, ...chooseTests()],
    {
      env: { CHROMIUM_PATH: await findChromium() },
    },
  )
  return { ok: code === 0, report: JSON.parse(readFileSync(outputFile, 'utf8')) }
}

rmSync(results, { recursive: true, force: true })
await install()
const checking = slow || storm || check()
await buildApps()
const { ok, report } = await runTests()
const isTidy = await checking

if (!isTidy) console.error('Types, lint, format or unused code: npm run check says what is wrong.')
for (const { fullName, failureMessages } of retriedIn(report))
  console.log(`Passed only on the second try: ${fullName}\n  ${failureMessages[0].split('\n')[0]}`)
console.log(`${report.numPassedTests} passed, ${report.numFailedTests} failed`)
process.exitCode = isTidy && ok ? 0 : 1
