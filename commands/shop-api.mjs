// Runs a program of shop-api on the project's own Node: `node commands/shop-api.mjs cli.ts orders`.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { install } from './prepare.mjs'
import { node, root } from './project.mjs'
import { run } from './run.mjs'

const [program = '', ...given] = process.argv.slice(2)
await install()
if (existsSync(path.join(root, '.env'))) process.loadEnvFile(path.join(root, '.env'))
process.exitCode = await run(node, [path.join(root, 'shop-api/src', program), ...given])
