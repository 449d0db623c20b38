// npm run check: types, lint, format and unused code. It runs all checks, also after a failure.
import { install } from './prepare.mjs'
import { run } from './run.mjs'

export async function check() {
  const codes = []
  // The first has all packages but those whose files have the types of a browser.
  for (const project of ['.', 'web', 'back-office']) codes.push(await run('tsc', ['-p', project]))
  codes.push(await run('oxlint', []), await run('oxfmt', ['--check']), await run('knip', []))
  return codes.every((code) => code === 0)
}

if (import.meta.main ?? process.argv[1] === import.meta.filename) {
  await install()
  process.exitCode = (await check()) ? 0 : 1
}
