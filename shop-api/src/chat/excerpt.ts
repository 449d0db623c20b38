import type { Passage } from './passage-queries.ts'
import { wordsOf } from './words.ts'

/** As much as is read in a chat without scrolling. */
const longest = 420

interface Sentence {
  text: string
  /** Of the passage: a paragraph, a list item or a row of a table. */
  line: number
}

const sentencesOf = (body: string): Sentence[] =>
  body
    .split('\n')
    .flatMap((line, index) =>
      line.split(/(?<=[.!?]['’)]?)\s+(?=[\p{Lu}'‘])/u).map((text) => ({ text: text.trim(), line: index })),
    )
    .filter(({ text }) => text !== '')

/** How much of what was asked a sentence says. */
const weightOf = ({ text }: Sentence, stems: Passage['stems']): number => {
  const words = wordsOf(text)
  return stems.reduce(
    (sum, { stem, weight }) => sum + (words.some((word) => word.startsWith(stem)) ? weight : 0),
    0,
  )
}

/** The part of a passage that answers, in whole sentences: from the one that says most of what was asked. */
export const excerptOf = ({ body, stems }: Pick<Passage, 'body' | 'stems'>): string => {
  const sentences = sentencesOf(body)
  const weights = sentences.map((sentence) => weightOf(sentence, stems))
  const start = body.length <= longest ? 0 : Math.max(weights.indexOf(Math.max(...weights)), 0)
  const [first, ...rest] = sentences.slice(start)
  if (!first) return ''
  let { text, line } = first
  for (const next of rest) {
    if (text.length + next.text.length > longest) break
    text += (next.line === line ? ' ' : '\n') + next.text
    line = next.line
  }
  return text.length > 2 * longest ? `${text.slice(0, 2 * longest).trimEnd()}…` : text
}
