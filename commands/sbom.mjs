// npm run sbom: writes an SBOM (CycloneDX, JSON) of the packages that are installed, with versions, hashes and licences.
// `npm run sbom -- <file>` names the file.
import path from 'node:path'
import { install } from './prepare.mjs'
import { root } from './project.mjs'
import { run } from './run.mjs'

/** The pnpm of the lockfile cannot write an SBOM. This one reads the same lockfile and changes nothing. */
const pnpm = 'pnpm@12.21.0'
const options = ['--sbom-format', 'cyclonedx', '--sbom-type', 'application']
const file = path.resolve(root, process.argv[2] ?? 'sbom.cdx.json')

await install()
// It would otherwise run as the version that package.json names.
process.exitCode = await run('npx', ['--yes', pnpm, '--pm-on-fail=ignore', 'sbom', ...options, '--out', file])
