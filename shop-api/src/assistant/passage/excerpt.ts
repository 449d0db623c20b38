import { paymentTitles } from 'shared-types/forms/payment'
import type { Passage } from './passage-queries.ts'
import { sentencesOf as sentencesIn } from './quotable.ts'
import { methodsIn } from '../question/payment-names.ts'
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

const clipped = (text: string): string =>
  text.length > 2 * longest ? `${text.slice(0, 2 * longest).trimEnd()}…` : text

/** As many whole lines from the start as fit; whole sentences if the lines are long. */
const readFrom = (sentences: Sentence[]): string => {
  let read = ''
  let lines = ''
  for (const [at, { text, line }] of sentences.entries()) {
    if (at > 0 && read.length + text.length > longest)
      return clipped(lines.length > longest / 2 ? lines : read)
    if (at > 0) read += sentences[at - 1]?.line === line ? ' ' : '\n'
    read += text
    if (sentences[at + 1]?.line !== line) lines = read
  }
  return clipped(read)
}

/**
 * The rows and sentences about the payment methods that the question names; empty if the passage has no row
 * about one.
 */
const aboutMethods = ({ body, stems }: Pick<Passage, 'body' | 'stems'>): string => {
  const named = methodsIn(stems.map(({ stem }) => stem))
  const isRow = (line: string): boolean => named.some((code) => line.startsWith(paymentTitles[code]))
  const names = (sentence: string): boolean =>
    methodsIn(wordsOf(sentence)).some((code) => named.includes(code))
  const lines = body.split('\n')
  if (!lines.some(isRow)) return ''
  return lines
    .map((line) => (isRow(line) ? line : sentencesIn(line).filter(names).join(' ')))
    .filter((line) => line !== '')
    .join('\n')
}

/** A yes or no is not separated from its conditions. */
const yesOrNo = /^(?:Ja|Nee)\b/
const longestYesOrNo = 700

/** The part of a passage that answers: from the first of the sentences that cover most of the question. */
export const excerptOf = (passage: Pick<Passage, 'body' | 'stems'>): string => {
  const { stems } = passage
  const body = aboutMethods(passage) || passage.body
  if (yesOrNo.test(body) && body.length <= longestYesOrNo) return body
  const sentences = sentencesOf(body)
  if (body.length <= longest) return readFrom(sentences)
  const weights = sentences.map((_first, at) => weightOf(readFrom(sentences.slice(at)), stems))
  const best = Math.max(weights.indexOf(Math.max(...weights)), 0)
  // Skip introductory sentences.
  const start = sentences.findIndex(({ text }, at) => at >= best && weightOf(text, stems) > 0)
  return readFrom(sentences.slice(Math.max(start, 0)))
}
