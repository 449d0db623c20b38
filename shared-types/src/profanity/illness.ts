import { tails } from './profane-words.ts'

const listed = (words: string): Set<string> => new Set(words.split(/\s+/))

/** Compounds with an illness that are not profane: 'kankerpatiënt', 'tyfusvaccinatie'. */
export const medical =
  /^(?:kanker(?:pati|onderzoek|behandel|bestr|fonds|centrum|vrij|soort|speciali|cel|gezwel|medic|verw|veroorz|screening|diagnos|vereniging|verpleeg|therap|stichting|risico|operatie|zorg|instituut|ziekenhuis|achtig|pijn|overlev|gerelateerd|kuur|afdeling|arts|chirurg|verleden|stadium|type|vorm|remmend)|ty(?:f|ph)us(?:vacc|prik|inent|injectie|koorts|bacter|pati|epidemie))/

/** Illnesses that are also used as swear words. Shoppers mostly mean only the first one as an illness. */
const illnesses = listed('kanker tering tyfus typhus')
const mostlyIllness = 'kanker'

const before = listed(
  'heb hebt heeft hebben had hadden kreeg kregen met aan tegen door wegens vanwege van na voor bij sinds ondanks over',
)
/** Words between `before` and the illness: 'ik heb helaas uitgezaaide kanker', 'door de kanker'. */
const between = listed(
  'nu ook helaas uitgezaaide ernstige terminale ongeneeslijke beginnende al vroeger weer zelf de mijn zijn haar mij mijne oma opa vader moeder man vrouw',
)
const after = listed('heb heeft hebben had gehad kreeg gekregen overwonnen')

/** Ends of compounds that have another meaning as separate words: 'de kanker is weer terug'. */
const notInsults = listed('weer vraag vragen dag dagen zin ter tje tjes land werk')
const insulted = new Set(tails.filter((tail) => !notInsults.has(tail)))
/** Articles of the shop, which may follow a real illness: 'door mijn kanker bed nodig'. */
const sold = listed(
  'bed bedden matras matrassen dekbed dekbedden kussen kussens laken hoeslaken boxspring topper overtrek kind kinderen mens mensen',
)

const abusive = listed('vieze vuile gore smerige stomme achterlijke lelijke domme kleine')
const degrees = listed('lang duur slecht traag langzaam irritant boos vies lelijk stom slap laat')
const stressing = listed('duurt duurde is was ben zijn zo echt heel wel te')
const wishing = listed('hoop hopelijk wens gun mogen')
const wished = listed('krijg krijgt krijgen toe')
const wishedFor = listed('jullie je jij allemaal iedereen')
const fillers = listed('de toch allemaal lekker maar nou zelf gewoon eens jullie')
const exclaimed = listed('wat zeg joh he hee jullie')

const lastBefore = (said: string[], at: number, skipped: Set<string>): number => {
  let index = at - 1
  while (skipped.has(said[index] ?? '')) index -= 1
  return index
}

const hasIllness = (said: string[], at: number): boolean => {
  if (after.has(said[at + 1] ?? '') || said[at - 1] === 'mijn') return true
  const index = lastBefore(said, at, between)
  return before.has(said[index] ?? '') && said[index - 1] !== 'jullie'
}

/** 'Krijg toch de kanker' and 'ik hoop dat jullie kanker krijgen', but not 'krijg je kanker van schuim'. */
const isWish = (said: string[], at: number): boolean => {
  const index = lastBefore(said, at, fillers)
  if (said[index] === 'krijg' && said[index - 1] !== 'ik') return true
  const has = (words: Set<string>) => said.some((word) => words.has(word))
  return has(wishing) && has(wished) && has(wishedFor) && !/^(?:geen|niet|nooit)$/.test(said[at - 1] ?? '')
}

/** The illness used as an insult or for emphasis: 'kanker winkel', 'duurt kanker lang', 'vieze kanker'. */
const isInsult = (said: string[], at: number): boolean => {
  const [previous = '', next = ''] = [said[at - 1], said[at + 1]]
  if (abusive.has(previous) || (previous === 'een' && said[at - 2] === 'wat')) return true
  if (insulted.has(next)) return !sold.has(next) || !hasIllness(said, at)
  return degrees.has(next) && stressing.has(previous)
}

const isExclaimed = (said: string[], at: number, opens: boolean): boolean =>
  (opens && (said.every((word) => word === said[at]) || (at === 0 && exclaimed.has(said[1] ?? '')))) ||
  /^(?:(?:toch|lekker|maar|allemaal) )*op(?: (?:man|joh|zeg))?$/.test(said.slice(at + 1).join(' '))

/**
 * Whether a word of a clause names a real illness, so that an ill shopper gets an answer. 'kanker' counts as an illness
 * unless it is used to curse. The other illnesses count as curses unless the clause says that a person has or had them.
 */
export const isIllness = (said: string[], at: number, opens: boolean): boolean => {
  const word = said[at] ?? ''
  if (!illnesses.has(word) || isInsult(said, at)) return false
  if (word !== mostlyIllness) return hasIllness(said, at) && !degrees.has(said[at + 1] ?? '')
  return !isWish(said, at) && !isExclaimed(said, at, opens)
}
