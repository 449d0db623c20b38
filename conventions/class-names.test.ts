import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createClassNames } from '../commands/class-names.mjs'

const folder = join(import.meta.dirname, '../web/src')

test('each class of a style sheet has a short name of its own, which no blocker takes for an advertisement', () => {
  const nameOf = createClassNames(folder)
  const names = globSync('**/*.module.css', { cwd: folder }).flatMap((file) => {
    const classes = readFileSync(join(folder, file), 'utf8').matchAll(/^\.([a-zA-Z]+) \{/gm)
    return [...new Set(Array.from(classes, ([, name = '']) => name))].map((name) =>
      nameOf(name, join(folder, file)),
    )
  })
  expect(names.length).toBeGreaterThan(500)
  expect(new Set(names).size).toBe(names.length)
  expect(names.filter((name) => !/^_[^aeiouy]{2}$/i.test(name))).toEqual([])
})

test('a class that no style sheet has gets no name', () => {
  expect(() => createClassNames(folder)('missing', join(folder, 'ui/button/button.module.css'))).toThrow(
    'has no class missing',
  )
})
