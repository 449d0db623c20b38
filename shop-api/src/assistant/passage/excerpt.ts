import type { Passage } from './passage-queries.ts'
import { sentencesOf as sentencesIn } from './quotable.ts'
import { wordsOf } from '../question/words.ts'

/** The length that fits in the chat without scrolling. */
const longest = 420

interface Sentence {
  text: string
  /** Line number in the passage: a paragraph, a list item or a table row. */
  line: number
}

const sentencesOf = (body: string): Sentence[] =>
  body.split('\n').flatMap((line, index) => sentencesIn(line).map((text) => ({ text, line: index })))

/** How much of the question a text covers. */
const weightOf = (text: string, stems: Passage['stems']): number => {
  const words = wordsOf(text)
  return stems.reduce(
    (sum, { stem, weight }) => sum + (words.some((word) => word.startsWith(stem)) ? weight : 0),
    0,
  )
}

/** As many whole sentences from the start as fit. */
const readFrom = ([first, ...rest]: Sentence[]): string => {
  if (!first) return ''
  let { text, line } = first
  for (const next of rest) {
    if (text.length + next.text.length > longest) break
    text += (next.line === line ? ' ' : '\n') + next.text
    line = next.line
  }
  return text.length > 2 * longest ? `${text.slice(0, 2 * longest).trimEnd()}…` : text
}

/** The part of a passage that answers: from the first of the sentences that cover most of the question. */
export const excerptOf = ({ body, stems }: Pick<Passage, 'body' | 'stems'>): string => {
  const sentences = sentencesOf(body)
  if (body.length <= longest) return readFrom(sentences)
  const weights = sentences.map((_first, at) => weightOf(readFrom(sentences.slice(at)), stems))
  const best = Math.max(weights.indexOf(Math.max(...weights)), 0)
  // Skip introductory sentences.
  const start = sentences.findIndex(({ text }, at) => at >= best && weightOf(text, stems) > 0)
  return readFrom(sentences.slice(Math.max(start, 0)))
}
