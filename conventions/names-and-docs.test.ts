import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { sources } from './sources.ts'

it.each([
  ['architecture', 60],
  ['style', 20],
  ['security', 35],
  ['operations', 15],
])('docs/%s.md names files and folders that exist', (name, least) => {
  const text = readFileSync(`docs/${name}.md`, 'utf8')
  const named = [...text.matchAll(/`([\w./-]+\/[\w./-]*(?:\.tsx?|\.mjs|\.md|\/))`/g)]
    .map(([, file = '']) => file)
    .filter((file) => !file.startsWith('/'))
  expect(named.length).toBeGreaterThan(least)
  expect(named.filter((file) => !existsSync(file))).toEqual([])
})

it('every row of attacks and faults names its test, or says that it has none', () => {
  const faults = readFileSync('docs/operations.md', 'utf8').split('\n## Faults\n')[1] ?? ''
  const lines = `${readFileSync('docs/security.md', 'utf8')}\n${faults}`.split('\n')
  const rows = lines.filter((line) => /^\| (?!attack|fault)/.test(line))
  expect(rows.length).toBeGreaterThan(45)
  expect(rows.filter((row) => !/\.(test|journey|storm)\.ts`|not tested/i.test(row))).toEqual([])
})

it('no folder has a meaningless name', () => {
  const nameless = sources.filter((file) => /\/(utils|helpers|common|core|lib|services)\//.test(file))
  expect(nameless).toEqual([])
})

/** Code without comments and strings. */
const withoutTexts = (code: string) => code.replaceAll(/\/\/.*|\/\*[^]*?\*\/|'[^'\n]*'/g, '')

it('no name says how a value came about instead of what it is', () => {
  const vague = /\b(told|kept|asked|shelf)([A-Z]\w*)?\b/
  expect(sources.filter((file) => vague.test(withoutTexts(readFileSync(file, 'utf8'))))).toEqual([])
})

it('comments are plain English', () => {
  const dialect = /\b(whoever|nobody|somebody|anew|(is|are|be|was|were) had|told of|the door of)\b/i
  expect(sources.filter((file) => dialect.test(readFileSync(file, 'utf8')))).toEqual([])
})
