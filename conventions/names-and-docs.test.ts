import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { sources } from './sources.ts'

const modules = readdirSync('docs/modules').map((file): [string, number] => [
  `modules/${file.replace('.md', '')}`,
  2,
])

it.each<[string, number]>([
  ['architecture', 60],
  ['style', 20],
  ['security', 35],
  ['operations', 15],
  ...modules,
])('docs/%s.md names files and folders that exist', (name, least) => {
  const text = readFileSync(`docs/${name}.md`, 'utf8')
  const named = [...text.matchAll(/`([\w./-]+\/[\w./-]*(?:\.tsx?|\.mjs|\.md|\/))`/g)]
    .map(([, file = '']) => file)
    .filter((file) => !file.startsWith('/'))
  expect(named.length).toBeGreaterThan(least)
  expect(named.filter((file) => !existsSync(file))).toEqual([])
})

it('a recipe has at most ten lines', () => {
  const recipes = readFileSync('docs/architecture.md', 'utf8').split('\n**Add ').slice(1)
  const lengths = recipes.map((recipe) => recipe.split('\n\n')[0]?.split('\n').length ?? 0)
  expect(lengths).toHaveLength(3)
  expect(Math.max(...lengths) - 1).toBeLessThanOrEqual(10)
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

/** Source, tests and documents, without the two files that list the forbidden words. */
const read = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs', '*.css', '*.md', '*.yml'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter(
    (file) =>
      file !== '' && existsSync(file) && !/^(imagery\/|conventions\/names-and-docs|docs\/style)/.test(file),
  )
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
const code = read.filter(({ file }) => /\.(tsx?|mjs)$/.test(file))

/** Code without comments and strings. */
const withoutTexts = (text: string) => text.replaceAll(/\/\/.*|\/\*[^]*?\*\/|'[^'\n]*'/g, '')

/** The file names in comments, with or without the folders around them. */
const namesInComments = (text: string) =>
  [...text.matchAll(/\/\*[^]*?\*\/|(?<=^|\s)\/\/ .*/g)].flatMap(([comment]) =>
    Array.from(
      comment.matchAll(/(?<![\w./*<{-])((?:[\w-]+\/)*[\w.-]+\.(?:tsx?|mjs|css|sql|md))\b/g),
      ([, name = '']) => name,
    ),
  )

const matches = (files: typeof read, pattern: RegExp, textOf = (text: string) => text) =>
  files.flatMap(({ file, text }) => {
    const found = pattern.exec(textOf(text))?.[0]
    return found === undefined ? [] : [`${file}: ${found}`]
  })

it('the files to check are found', () => {
  expect(code.length).toBeGreaterThan(1_400)
  expect(read.length - code.length).toBeGreaterThan(150)
})

it('comments name files that exist', () => {
  const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => existsSync(file))
    .map((file) => `/${file}`)
  const named = code.flatMap(({ file, text }) => namesInComments(text).map((name) => ({ file, name })))
  expect(named.length).toBeGreaterThan(60)
  expect(named.filter(({ name }) => !files.some((file) => file.endsWith(`/${name}`)))).toEqual([])
})

it('no name says how a value came about instead of what it is', () => {
  expect(matches(code, /\b(told|kept|asked|shelf)([A-Z]\w*)?\b/, withoutTexts)).toEqual([])
})

const withoutSpaces = (text: string) => text.toLowerCase().replaceAll(/[ _-]/g, '')

it('the code uses the terms of the glossary', () => {
  const rows = [...readFileSync('docs/glossary.md', 'utf8').matchAll(/^\| (?!word )(\w[^|]*?) \|/gm)]
  const terms = rows.flatMap(([, words = '']) => words.split(', '))
  expect(terms.length).toBeGreaterThan(70)
  const all = withoutSpaces(code.map(({ file, text }) => file + text).join('\n'))
  expect(terms.filter((term) => !all.includes(withoutSpaces(term)))).toEqual([])
})

it('things have the names of the trade', () => {
  // A mail is no letter, a URL or rank no place, the stored advice no guide, and a text no words.
  const declared =
    /\b(const|let|function|class|interface|type) (\[|\{ ?)?(letters?|Letter|places?|Place|guides?|Guide\w*|books|Ask|(Public|Shopper)Ask|who|patience\w*|\w+InSight|troubles?|knownPlaces)\b/
  expect(matches(code, declared, withoutTexts)).toEqual([])
  expect(matches(code, /\b(wordsFor|wordsOf[A-Z]|openWindow|GuidedSelling|tell[A-Z]|say[A-Z])\w*/)).toEqual(
    [],
  )
  const named = /\b(told|kept|asked|ask|shelf|guides?|letters|places|books|trap|tell|say)\b/
  const isNamed = (file: string) => named.test(file.replaceAll(/[/.-]/g, ' '))
  expect(read.map(({ file }) => file).filter((file) => isNamed(file))).toEqual([])
})

it('comments, titles and documents are plain English', () => {
  const dialect =
    /\b(whoever|nobody(?!@)|somebody|anew|(is|are|be|was|were) had|told of|the door of|set in motion|(by|of) itself(?=[.,:;)'])|nothing of it|left alone|again and again|for want of|(did|does) not hear of|in vain|for ever|in sight|put together|take or leave|seen from outside)\b/i
  expect(matches(read, dialect)).toEqual([])
})
