/** @module-tag slow */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { globSync, readFileSync } from 'node:fs'
import { parseSync, Visitor } from 'vite'
import { expect, test } from 'vitest'
import { packages } from '../commands/project.mjs'

/** Milliseconds that a pattern may take for 10,000 characters of any text. */
const limit = 5
/** A pattern that takes longer for all its texts together is stopped. */
const patternTimeout = 20_000

interface Pattern {
  file: string
  source: string
  flags: string
}

type Values = Map<string, string>
type Node = Extract<
  Parameters<NonNullable<ConstructorParameters<typeof Visitor>[0]['NewExpression']>>[0]['arguments'][number],
  object
>

/** The text of a constant expression: literals, templates, and constants of the same file. */
const textOf = (node: Node | null | undefined, values: Values): string | undefined => {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node?.type === 'Identifier') return values.get(node.name)
  const template = node?.type === 'TaggedTemplateExpression' ? node.quasi : node
  if (template?.type !== 'TemplateLiteral') return undefined
  const raw = node?.type === 'TaggedTemplateExpression'
  const parts = template.expressions.map((expression) => textOf(expression, values))
  if (parts.includes(undefined)) return undefined
  return template.quasis
    .map(({ value }, index) => `${raw ? value.raw : value.cooked}${parts[index] ?? ''}`)
    .join('')
}

/** Every static pattern of a file, and the code of the computed ones. */
const patternsIn = (file: string) => {
  const code = readFileSync(file, 'utf8')
  const values: Values = new Map()
  const found: Pattern[] = []
  const computed: string[] = []
  new Visitor({
    VariableDeclarator: ({ id, init }) => {
      const text = textOf(init, values)
      if (id.type === 'Identifier' && text !== undefined) values.set(id.name, text)
    },
    Literal: (node) => {
      if ('regex' in node) found.push({ file, source: node.regex.pattern, flags: node.regex.flags })
    },
    'NewExpression:exit': ({ callee, arguments: [pattern, flags], start, end }) => {
      if (callee.type !== 'Identifier' || callee.name !== 'RegExp') return
      const source = textOf(pattern, values)
      if (source === undefined) computed.push(`${file}: ${code.slice(start, end)}`)
      else found.push({ file, source, flags: textOf(flags, values) ?? '' })
    },
  }).visit(parseSync(file, code).program)
  return { found, computed }
}

const files = globSync(`{${packages.join()}}/{src,seed}/**/*.{ts,tsx}`).filter(
  (file) => !/\.test\.tsx?$/.test(file),
)
const read = files.map(patternsIn)
const patterns = new Map(
  read.flatMap(({ found }) => found).map((pattern) => [`/${pattern.source}/${pattern.flags}`, pattern]),
)

const start = () => fork('conventions/slowest-match.ts')

/** Its slowest text; stops the worker if it does not answer. */
const slowestOf = async (worker: ChildProcess, { source, flags }: Pattern) => {
  worker.send({ source, flags, limit })
  const signal = AbortSignal.timeout(patternTimeout)
  try {
    const [slowest] = (await once(worker, 'message', { signal })) as [{ ms: number; text: string }]
    return slowest
  } catch {
    worker.kill('SIGKILL')
    return { ms: patternTimeout, text: 'all together' }
  }
}

test('no regular expression takes long for a hostile text', async () => {
  const slow: string[] = []
  let worker = start()
  for (const [pattern, known] of patterns) {
    const { ms, text } = await slowestOf(worker, known)
    if (ms > limit)
      slow.push(`${known.file}: ${pattern} takes ${ms.toFixed(1)} ms for ${JSON.stringify(text)}`)
    if (ms === patternTimeout) worker = start()
  }
  worker.kill()
  expect(patterns.size).toBeGreaterThan(200)
  expect(slow).toEqual([])
}, 300_000)

test('few patterns are computed: of our own routes and constants', () => {
  expect(read.flatMap(({ computed }) => computed).map((found) => found.split(':')[0])).toEqual([
    'web/src/analytics/consent.ts',
    'bff/src/routes/image/image-address.ts',
    'bff/src/public-reads/parse-address.ts',
    'shop-api/src/search/sizes.ts',
  ])
})
