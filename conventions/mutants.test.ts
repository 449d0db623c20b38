import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { mutants } from './mutants.ts'

/** The rows of the tables of attacks and faults: the first cell, and the tests that the last one names. */
const rows = ['docs/security.md', 'docs/operations.md'].flatMap((file) =>
  readFileSync(file, 'utf8')
    .split(/^(?=\| (?:attack|fault) \|)/m)
    .slice(1)
    .flatMap((part) => part.split('\n\n', 1)[0]?.split('\n').slice(2) ?? [])
    .filter((line) => line.startsWith('|'))
    .map((line) => {
      const cells = line.slice(2).split(' | ')
      return { row: cells[0]?.replace(/ ⟳$/, '') ?? '', tests: cells.at(-1) ?? '' }
    }),
)

describe('mutants', () => {
  it('exist for every attack and fault, and for nothing else', () => {
    expect(rows.length).toBeGreaterThan(50)
    expect(mutants.map(({ row }) => row).toSorted()).toEqual(rows.map(({ row }) => row).toSorted())
  })

  it.each(mutants)(
    'of $row can be put in, and fail a test that the row names',
    ({ row, file, find, test }) => {
      expect(readFileSync(file, 'utf8').split(find)).toHaveLength(2)
      expect(rows.find((one) => one.row === row)?.tests).toContain(`\`${test}\``)
    },
  )
})
