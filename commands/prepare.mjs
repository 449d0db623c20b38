import { existsSync } from 'node:fs'
import path from 'node:path'
import { onceFor } from './fingerprint.mjs'
import { node, packages, pnpm, root } from './project.mjs'
import { runOrExit } from './run.mjs'

const manifests = ['package.json', ...packages.map((name) => `${name}/package.json`)]

/** Installs the dependencies of the lockfile, once per lockfile. The image has them, and no lockfile. */
export const install = async () =>
  existsSync(path.join(root, 'pnpm-lock.yaml')) &&
  onceFor(['pnpm-lock.yaml', 'pnpm-workspace.yaml', ...manifests], 'node_modules/.installed', () =>
    runOrExit('npx', ['--yes', pnpm, 'install', '--frozen-lockfile']),
  )

/**
 * The files and folders from which an app is built, without those of its journeys, tests and benchmarks.
 * @param {'web' | 'back-office'} name
 */
export const sourcesOf = (name) =>
  [
    'pnpm-lock.yaml',
    'tsconfig.base.json',
    'commands/compress.mjs',
    'commands/class-names.mjs',
    ...['package.json', 'tsconfig.json', 'src'].map((entry) => `shared-types/${entry}`),
    ...['package.json', 'tsconfig.json', 'vite.config.ts', 'index.html', 'public', 'src'].map(
      (entry) => `${name}/${entry}`,
    ),
  ].filter((entry) => existsSync(path.join(root, entry)))

const build = (name) =>
  onceFor(
    sourcesOf(name),
    `${name}/dist/.built`,
    // Vitest sets another one, with which Vite builds JSX for development.
    () =>
      runOrExit(node, ['--run', 'build'], {
        cwd: path.join(root, name),
        env: { NODE_ENV: 'production' },
      }),
  )

/** Builds `web`, once per state of its sources. */
export const buildWeb = () => build('web')

/** The same, and `back-office`. */
export const buildApps = async () => {
  await buildWeb()
  await build('back-office')
}
