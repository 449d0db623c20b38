// npm run bench: runs the benchmarks and prints a table; `npm run bench -- orders` runs only that one.
import path from 'node:path'
import { buildWeb, install } from './prepare.mjs'
import { node, root } from './project.mjs'
import { run } from './run.mjs'

const programs = {
  catalogue: 'shop-api/bench/catalogue.ts',
  'back-office': 'shop-api/bench/back-office.ts',
  orders: 'bff/bench/orders.ts',
  assistant: 'bff/bench/assistant.ts',
  pages: 'bff/bench/pages.ts',
  throughput: 'bff/bench/throughput.ts',
  requests: 'bff/bench/requests.ts',
  day: 'bff/bench/day.ts',
  logins: 'bff/bench/logins.ts',
  overload: 'bff/bench/overload.ts',
  soak: 'bff/bench/soak.ts',
  idle: 'bff/bench/idle.ts',
  web: 'web/bench/first-view.ts',
}

const names = process.argv.slice(2)
const parts = names.length > 0 ? names : Object.keys(programs)
const unknown = parts.filter((part) => !(part in programs))
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')} to measure, only ${Object.keys(programs).join(', ')}.`)
  process.exit(1)
}
await install()
await buildWeb()
const codes = []
for (const part of parts) codes.push(await run(node, [path.join(root, programs[part])]))
process.exitCode = Math.max(...codes)
