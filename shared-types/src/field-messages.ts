import type { z } from 'zod'
import type { FieldMessages } from './errors.ts'

const tooBig = (issue: Pick<z.core.$ZodIssueTooBig, 'origin' | 'maximum'>): string =>
  issue.origin === 'string' ? `Gebruik hooguit ${issue.maximum} tekens` : `Kies hooguit ${issue.maximum}`

const tooSmall = (issue: Pick<z.core.$ZodIssueTooSmall, 'origin' | 'minimum'>): string => {
  if (issue.origin !== 'string') return `Kies minstens ${issue.minimum}`
  return issue.minimum === 1 ? 'Dit is een verplicht veld' : `Gebruik minstens ${issue.minimum} tekens`
}

/** The default message of a field; the schemas of forms have their own messages. For `z.config`. */
export const fieldMessage: z.core.$ZodErrorMap = (issue) => {
  if (issue.input === undefined) return 'Dit is een verplicht veld'
  if (issue.code === 'too_big') return tooBig(issue)
  if (issue.code === 'too_small') return tooSmall(issue)
  if (issue.code === 'invalid_value') return 'Deze keuze is er niet'
  return 'Dit is niet goed ingevuld'
}

/** A validation error from Fastify's zod provider. */
interface Mistake {
  keyword: string
  instancePath: string
  message?: string
  params: Record<string, unknown>
}

/** Fastify's name for the part of a request that was invalid. */
type Part = 'body' | 'querystring' | 'params' | 'headers' | (string & {})

/** The path of errors that concern the whole part; a field never has an empty path. */
const wholeOf = (part: Part): string => (part === 'querystring' ? 'query' : part)

const messagesOf = (mistake: Mistake, part: Part): [path: string, message: string][] => {
  const path = mistake.instancePath.split('/').filter(Boolean)
  const { keys } = mistake.params
  if (mistake.keyword === 'unrecognized_keys' && Array.isArray(keys)) {
    return keys.map((key) => [[...path, String(key)].join('.'), 'Dit veld kennen we niet'])
  }
  return [[path.join('.') || wholeOf(part), mistake.message ?? 'Dit is niet goed ingevuld']]
}

/** Dutch messages by field path: the first error of each field. */
export const fieldMessages = (mistakes: Mistake[], part: Part = 'body'): FieldMessages =>
  Object.fromEntries(mistakes.flatMap((mistake) => messagesOf(mistake, part)).toReversed())

export const hasUnknownKeys = (mistakes: Mistake[]) =>
  mistakes.some(({ keyword }) => keyword === 'unrecognized_keys')
