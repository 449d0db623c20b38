/** Chat abbreviations and their full form. */
const shorthand: Record<string, string> = {
  wnr: 'wanneer',
  mn: 'mijn',
  mijne: 'mijn',
  hvl: 'hoeveel',
  hoelang: 'hoe lang',
  nr: 'nummer',
  ipv: 'in plaats van',
  snachts: 'nachts',
  '2x': 'dubbel',
  kg: 'kilo',
}

/** Body height: '1.95', '1,95 m'. */
const bodyLength = /(?<![€\d.,x]\s?)\b[12][.,]\d{2}(?:\s*m(?:eter)?)?\b(?!\s*euro)/g

/** 'Ik zweet me kapot' is not about something broken. */
const emphasis = /\b(?:me|mij) (?:kapot|dood|rot|suf)\b/g

/** A question about an age, of a sleeper or of the shop: not about something old. */
const sinceWhen = /\bhoe oud (?=is|zijn)/g
const age = /\bhoe oud\b/g

/** The words of a text: lower case without accents, including sizes and numbers. */
export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(bodyLength, ' lang ')
    .replaceAll(emphasis, ' ')
    .replaceAll(sinceWhen, 'oprichtingsjaar ')
    .replaceAll(age, 'leeftijd')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .flatMap((word) => (Object.hasOwn(shorthand, word) ? (shorthand[word] ?? word).split(' ') : word))

/** Longer than any Dutch word that people type: longer words are not compared. */
const longest = 40

/** Whether two words are at most `slips` typing errors apart: an extra, missing, wrong or swapped letter. */
const isNear = (left: string, right: string, slips: number): boolean => {
  if (Math.abs(left.length - right.length) > slips || left.length > longest) return false
  let before: number[] = []
  let above = Array.from({ length: right.length + 1 }, (_, at) => at)
  for (let row = 1; row <= left.length; row += 1) {
    const line = [row]
    for (let at = 1; at <= right.length; at += 1) {
      const isSame = left[row - 1] === right[at - 1]
      let cost = Math.min(
        (above[at] ?? 0) + 1,
        (line[at - 1] ?? 0) + 1,
        (above[at - 1] ?? 0) + (isSame ? 0 : 1),
      )
      const areSwapped = left[row - 1] === right[at - 2] && left[row - 2] === right[at - 1]
      if (areSwapped) cost = Math.min(cost, (before[at - 2] ?? Number.POSITIVE_INFINITY) + 1)
      line.push(cost)
    }
    before = above
    above = line
  }
  return (above[right.length] ?? slips + 1) <= slips
}

/** Shorter stems must match exactly. */
const shortestMended = 5

const lettersOf = (word: string): string => [...word].toSorted().join('')

/**
 * In a word this short, another letter makes another word ('lever', 'leven'): only swapped and doubled
 * letters count as typing errors.
 */
const isSlipOf = (word: string, stem: string): boolean =>
  lettersOf(word.slice(0, stem.length)) === lettersOf(stem) ||
  word.replaceAll(/(.)\1/g, '$1').startsWith(stem.replaceAll(/(.)\1/g, '$1'))

/**
 * Whether a typed word matches a stem: 'bezorgen' and 'pakketbezorging' match 'bezorg', and so does
 * 'bezrogd'. A stem of four letters or less must be the whole word, and so must a stem with `=`, such as
 * `=super`.
 */
export const matchesStem = (word: string, stem: string): boolean => {
  if (stem.startsWith('=')) return word === stem.slice(1)
  if (stem.length < shortestMended) return word === stem
  if (word.includes(stem)) return true
  // The first letter is rarely wrong, and words that differ in it are often different words.
  if (word[0] !== stem[0]) return false
  if (stem.length === shortestMended) return isSlipOf(word, stem)
  const slips = stem.length >= 9 ? 2 : 1
  return [0, 1, -1].some((more) => isNear(word.slice(0, stem.length + more), stem, slips))
}
