import { readdirSync, readFileSync } from 'node:fs'
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

describe('the resiliency matrix', () => {
  it('has rows for every fault, and for nothing else', () => {
    const faults = readFileSync('docs/operations.md', 'utf8').split('| fault |')[1] ?? ''
    const named = rows.map(({ row }) => row).filter((row) => faults.includes(`\n| ${row} |`))
    const tests = ['bff', 'shop-api'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => !file.includes('node_modules') && /\.(test|storm)\.ts$/.test(file))
        .map((file) => readFileSync(`${folder}/${file}`, 'utf8')),
    )
    const held = tests.flatMap((text) =>
      Array.from(text.matchAll(/held\(task, \{\s*fault:\s*(['"])(.+?)\1,\s/g), ([, , fault = '']) => fault),
    )
    expect(named.length).toBeGreaterThan(20)
    expect([...new Set(held)].toSorted()).toEqual(named.toSorted())
  })
})

describe('mutants', () => {
  it('exist for every attack and fault, and for nothing else', () => {
    expect(rows.length).toBeGreaterThan(50)
    const broken = new Set(mutants.map(({ row }) => row))
    expect([...broken].toSorted()).toEqual(rows.map(({ row }) => row).toSorted())
  })

  it.each(mutants)(
    'of $row can be inserted, and fail a test that the row names',
    ({ row, file, find, test }) => {
      expect(readFileSync(file, 'utf8').split(find)).toHaveLength(2)
      expect(rows.find((one) => one.row === row)?.tests).toContain(`\`${test}\``)
    },
  )
})
