import { heads, phrases, stems, tails, words } from './profane-words.ts'

const nouns = new Set(tails)
const whole = new Set([...words, ...heads.flatMap((head) => tails.map((tail) => head + tail))])

/**
 * 'Kanker' is an illness and an oath. A shopper who is ill and needs a bed is helped, one who curses is refused. Names of
 * cancers ('borstkanker') and medical compounds pass, and 'kanker' itself in a sentence about having it. In doubt the
 * message is answered. Everywhere else it is an oath, and always in compounds such as 'kankerzooi'.
 */
const medical =
  /^kanker(?:pati|onderzoek|behandel|bestrijding|fonds|centrum|vrij|soort|specialist|cel|gezwel|medicijn|verwekk|screening|diagnos|vereniging|verpleeg|therap|stichting|risico|operatie|zorg|instituut|ziekenhuis|achtig)/
const before = new Set(
  'heb hebt heeft hebben had hadden kreeg kregen met aan tegen door wegens vanwege van na voor bij'.split(
    ' ',
  ),
)
/** Between the verb and the illness: 'ik heb helaas uitgezaaide kanker'. */
const between = new Set(
  'nu ook helaas uitgezaaide ernstige terminale ongeneeslijke beginnende al vroeger weer zelf'.split(' '),
)
const after = new Set(
  'heb heeft hebben had gehad kreeg gekregen patient patiente patienten behandeling diagnose'.split(' '),
)

const isIllness = (typed: string[], at: number): boolean => {
  const next = typed[at + 1] ?? ''
  if (after.has(next)) return true
  // Not an illness but how bad: 'jullie hebben kanker service'.
  if (nouns.has(next)) return false
  let previous = at - 1
  while (between.has(typed[previous] ?? '')) previous -= 1
  return before.has(typed[previous] ?? '')
}

/** Digits and signs that stand for letters: 'k4nker', 'k@nker', '$hit', 'k1ootzak'. */
const likeLetters: Record<string, string> = { 0: 'o', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's' }

const spelled = (token: string, one: string): string =>
  token.replaceAll('1', one).replaceAll(/[03457@$]/g, (sign) => likeLetters[sign] ?? sign)

/** Letters typed again and again: 'kankerrr', 'kuuut'. */
const withoutRepeats = (token: string): string[] =>
  /(.)\1\1/.test(token) ? [token.replaceAll(/(.)\1{2,}/g, '$1'), token.replaceAll(/(.)\1{2,}/g, '$1$1')] : []

/** A star for a letter: 'f*ck', 'k**ker'. Two letters are the least that tell a word. */
const isHiding = (token: string): boolean => {
  if (!/[*#]/.test(token) || token.replaceAll(/[^a-z]/g, '').length < 2) return false
  const letters = [...token]
  const fits = (word: string) =>
    [...word].every((letter, at) => letters[at] === letter || /[*#]/.test(letters[at] ?? ''))
  return (
    [...whole].some((word) => word.length === token.length && fits(word)) ||
    stems.some((stem) => stem.length <= token.length && fits(stem))
  )
}

const isListed = (token: string): boolean =>
  whole.has(token) || (stems.some((stem) => token.startsWith(stem)) && !medical.test(token))

const isOath = (token: string): boolean => {
  if (!/[a-z]/.test(token)) return false
  const spellings = [spelled(token, 'i'), spelled(token, 'l')]
  return [...spellings, ...spellings.flatMap(withoutRepeats)].some(isListed) || isHiding(token)
}

/** 'k a n k e r' and 'k.u.t' as words. */
const spacedOut = (text: string): string[] =>
  [...text.matchAll(/(?<![a-z])(?:[a-z][^a-z0-9]+){2,}[a-z](?![a-z])/g)].map(([run]) =>
    run.replaceAll(/[^a-z]/g, ''),
  )

/** Whether a message has a word that the chat does not answer (spec §5). */
export const isProfane = (text: string): boolean => {
  const plain = text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '')
  if (plain.includes('🖕')) return true
  const typed = plain.split(/[^a-z0-9@$*#]+/).filter(Boolean)
  const said = ` ${typed.join(' ')} `
  return (
    typed.some((token, at) => isOath(token) && !(token === 'kanker' && isIllness(typed, at))) ||
    spacedOut(plain).some(isOath) ||
    phrases.some((phrase) => said.includes(` ${phrase} `))
  )
}
