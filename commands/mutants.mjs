// npm run mutants: inserts a defect for each attack and fault of docs/security.md and docs/operations.md, one
// at a time, and checks that its test fails. `npm run mutants -- webhook` tries only those with that word in their
// row or in the file of their test. Takes half an hour, so it runs after changes to a test of those tables, and
// before a release.
import path from 'node:path'
import { install } from './prepare.mjs'
import { node, root } from './project.mjs'
import { run } from './run.mjs'

await install()
process.exitCode = await run(node, [path.join(root, 'conventions/try-mutants.mjs'), ...process.argv.slice(2)])
