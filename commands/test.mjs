// npm test: everything that must hold, from a fresh clone.
import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { check } from './check.mjs'
import { findChromium } from './chromium.mjs'
import { buildWeb, install } from './prepare.mjs'
import { root } from './project.mjs'
import { run } from './run.mjs'

const results = path.join(root, 'test-results')

/** The tests of a report that passed only when they were tried again: their first failure is still there. */
const retriedIn = ({ testResults }) =>
  testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)

/** Runs some of the suites. Reports how many tests passed, failed and were retried, and if the run itself went well. */
async function runTests(name, args, env) {
  const outputFile = path.join(results, `${name}.json`)
  const code = await run(
    'vitest',
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${outputFile}`, ...args],
    { env },
  )
  const report = JSON.parse(readFileSync(outputFile, 'utf8'))
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    retried: retriedIn(report),
    ok: code === 0,
  }
}

rmSync(results, { recursive: true, force: true })
await install()
const [tidy] = await Promise.all([check(), buildWeb()])
const servers = await runTests('units', ['--project=!journeys', '--project=!timed', '--maxWorkers=100%'])
const journeys = await runTests('journeys', ['--project=journeys', '--project=timed'], {
  CHROMIUM_PATH: await findChromium(),
})

if (!tidy) console.error('The checks (types, lint, format, unused code) found something; see above.')
for (const { fullName, failureMessages } of journeys.retried)
  console.log(`Passed only on the second try: ${fullName}\n  ${failureMessages[0].split('\n')[0]}`)
console.log(`${servers.passed + journeys.passed} passed, ${servers.failed + journeys.failed} failed`)
process.exitCode = tidy && servers.ok && journeys.ok ? 0 : 1
