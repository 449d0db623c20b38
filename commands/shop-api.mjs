// Runs a program of shop-api on the project's own Node: `node commands/shop-api.mjs cli.ts orders`.
import path from 'node:path'
import { install } from './prepare.mjs'
import { node, readDotEnv, root } from './project.mjs'
import { run } from './run.mjs'

const [program = '', ...given] = process.argv.slice(2)
await install()
readDotEnv()
process.exitCode = await run(node, [path.join(root, 'shop-api/src', program), ...given])
