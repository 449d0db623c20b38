import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { filesOf } from '../commands/fingerprint.mjs'
import { sourcesOf } from '../commands/prepare.mjs'
import { sources } from './sources.ts'

it.each(['web', 'back-office'] as const)(
  'npm start builds %s again after a change of what the build reads, and of nothing else',
  (name) => {
    const read = new Set(filesOf(sourcesOf(name)))
    const modules = sources.filter((file) => file.startsWith(`${name}/src/`))
    const plugins = [...readFileSync(`${name}/vite.config.ts`, 'utf8').matchAll(/'\.\.\/(commands\/.*)'/g)]
      .map(([, file = '']) => file)
      // Only the development server uses its addresses.
      .filter((file) => file !== 'commands/servers.mjs')
    const others = ['pnpm-lock.yaml', 'tsconfig.base.json', 'shared-types/src/money.ts', `${name}/index.html`]
    expect(modules.length).toBeGreaterThan(100)
    expect(plugins.length).toBeGreaterThan(0)
    expect([...modules, ...plugins, ...others].filter((file) => !read.has(file))).toEqual([])
    expect([...read].filter((file) => /\.test\.|\/(e2e|test|bench|dist|node_modules)\//.test(file))).toEqual(
      [],
    )
  },
)

it('npm start builds web again after a change of its icons', () => {
  expect([...filesOf(sourcesOf('web'))]).toContain('web/public/favicon.svg')
})
