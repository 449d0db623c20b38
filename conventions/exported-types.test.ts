import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { sources } from './sources.ts'

const code = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '')
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))

// knip counts a type as used when a used export of its own file mentions it.
it('a type is exported for other files', () => {
  const users = new Map<string, Set<string>>()
  for (const { file, text } of code)
    for (const [name] of text.matchAll(/\b[A-Z]\w*/g))
      users.set(name, (users.get(name) ?? new Set<string>()).add(file))
  const exported = code
    .filter(({ file }) => sources.includes(file))
    .flatMap(({ file, text }) =>
      [...text.matchAll(/^export (?:interface|type) (\w+)/gm)].map(([, name = '']) => ({ file, name })),
    )
  expect(exported.length).toBeGreaterThan(400)
  expect(exported.filter(({ name }) => users.get(name)?.size === 1)).toEqual([])
})
