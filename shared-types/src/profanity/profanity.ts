import { isIllness, medical } from './illness.ts'
import { harmless, heads, phrases, stems, tails, words } from './profane-words.ts'

const whole = new Set([...words, ...heads.flatMap((head) => tails.map((tail) => head + tail))])

/** Digits and signs that replace letters: 'k4nker', 'k@nker', '$hit', 'k1ootzak'. */
const likeLetters: Record<string, string> = { 0: 'o', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's' }

const spelled = (token: string, one: string): string =>
  token.replaceAll('1', one).replaceAll(/[03457@$]/g, (sign) => likeLetters[sign] ?? sign)

/** The spellings of a word with repeated letters ('kankerrr', 'kuuut') without the repeats. */
const withoutRepeats = (token: string): string[] =>
  /(.)\1\1/.test(token) ? [token.replaceAll(/(.)\1{2,}/g, '$1'), token.replaceAll(/(.)\1{2,}/g, '$1$1')] : []

const isHarmless = (token: string): boolean => medical.test(token) || harmless.test(token)

/** Whether a token matches a word, where * and # match any letter. */
const fits = (token: string, word: string): boolean =>
  [...word].every((letter, at) => token[at] === letter || /[*#]/.test(token[at] ?? ''))

/**
 * A star in place of a letter: 'f*ck', 'k**ker'. The first letter must be visible, and at least two letters
 * in all. A star at the end of a short word is a footnote ('hoe*').
 */
const isHiding = (token: string): boolean => {
  if (!/^[a-z].*[*#]/.test(token) || /[*#]{2}$/.test(token) || token.replaceAll(/[^a-z]/g, '').length < 2)
    return false
  return (
    (/[a-z]$/.test(token) && [...whole].some((word) => word.length === token.length && fits(token, word))) ||
    stems.some((stem) => stem.length <= token.length && fits(token, stem))
  )
}

const isListed = (token: string): boolean =>
  whole.has(token) || (stems.some((stem) => token.startsWith(stem)) && !isHarmless(token))

const isSwearWord = (token: string): boolean => {
  const bare = token.replaceAll(/^[*#]+|[*#]+$/g, '')
  if (!/[a-z]/.test(bare)) return false
  const spellings = [spelled(bare, 'i'), spelled(bare, 'l')]
  return [...spellings, ...spellings.flatMap(withoutRepeats)].some(isListed) || isHiding(token)
}

/** Finds words in 'k a n k e r' and 'k-u-t'. Three dotted letters are initials ('A.S.S.'), unless a stem. */
const spacedOut = (text: string): string[] =>
  [...text.matchAll(/(?<![a-z])(?:[a-z][^a-z0-9]+){2,}[a-z](?![a-z])/g)]
    .map(([run]) => ({ run, word: run.replaceAll(/[^a-z]/g, '') }))
    .filter(({ run, word }) => !/^\w\. ?\w\. ?\w$/.test(run) || (!run.includes(' ') && stems.includes(word)))
    .map(({ word }) => word)

/** A dot or underscore in place of one letter: 'k.nker', 'f_ck'. Shorter words may be abbreviations. */
const isPunctured = (chunk: string): boolean => {
  const starred = chunk.replace(/^([a-z]+)[._](?=[a-z])/, '$1*')
  return (
    starred !== chunk &&
    stems.some((stem) => stem.length > 3 && starred.indexOf('*') < stem.length && fits(starred, stem))
  )
}

/** Whether a message contains a word that the chat does not answer (spec §5). */
export const isProfane = (text: string): boolean => {
  const plain = text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '')
  if (plain.includes('🖕')) return true
  const clauses = plain
    .split(/(?<![,.;:!?\n])[,.;:!?\n]+(?=\s|$)/)
    .map((clause) => clause.split(/[^a-z0-9@$*#]+/).filter(Boolean))
  const said = ` ${clauses.flat().join(' ')} `
  return (
    clauses.some((clause, index) =>
      clause.some((token, at) => isSwearWord(token) && !isIllness(clause, at, index === 0)),
    ) ||
    plain.split(/\s+/).some(isPunctured) ||
    spacedOut(plain).some(isSwearWord) ||
    phrases.some((phrase) => said.includes(` ${phrase} `))
  )
}
