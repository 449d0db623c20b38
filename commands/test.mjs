// npm test: everything that must hold, from a fresh clone, but for the tests with the tag `slow`.
// npm run test:slow: those tests.
import { readFileSync, rmSync } from 'node:fs'
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

/** Runs some of the suites. Reports how many tests passed, failed and were retried, and if the run itself went well. */
async function runTests(name, args, env) {
  const outputFile = path.join(results, `${name}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${outputFile}`]
  const tags = `--tagsFilter=${slow ? 'slow' : '!slow'}`
  const code = await run('vitest', ['run', ...reporters, tags, ...args], { env })
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
const [tidy] = await Promise.all([slow || check(), buildWeb()])
// Many tests of the servers wait, so that two run on each core.
const servers = await runTests('servers', ['--project=!journeys', '--project=!timed', '--maxWorkers=200%'])
const browsers = slow ? ['--project=journeys', '--project=timed'] : ['--project=journeys']
const journeys = await runTests('journeys', browsers, { CHROMIUM_PATH: await findChromium() })

if (!tidy) console.error('The checks (types, lint, format, unused code) found something; see above.')
for (const { fullName, failureMessages } of journeys.retried)
  console.log(`Passed only on the second try: ${fullName}\n  ${failureMessages[0].split('\n')[0]}`)
console.log(`${servers.passed + journeys.passed} passed, ${servers.failed + journeys.failed} failed`)
process.exitCode = tidy && servers.ok && journeys.ok ? 0 : 1
