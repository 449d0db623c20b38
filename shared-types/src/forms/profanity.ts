import english from 'naughty-words/en.json' with { type: 'json' }
import dutch from 'naughty-words/nl.json' with { type: 'json' }

/**
 * On the lists, and yet what people write to a shop for beds: a leg that is loose, a hole in a cover, a colour, a mat,
 * a first name. Nobody is sent away for these.
 */
const everyday = new Set(
  [
    'aardappels afgieten, achter het raam zitten, afrossen, aftrekken, afwerkplaats, afzuigen, anita, asbak, balen',
    'bekken, beurt, boemelen, brugpieper, buffelen, de ballen, de hond uitlaten, del, flikken, gadverdamme, gat',
    'gedoogzone, gras maaien, griet, hol, huisdealer, johny, kanen, klooien, knor, matje, mof, muts, naaien, naakt',
    'nicht, paal, palen, penoze, pijpen, pik, poep, poepen, poot, pot, potverdorie, raaskallen, reutelen, rukken',
    'schatje, spuiten, standje, stootje, toeter, vergallen, watje, wippen, zaadje, zuigen',
    'big black, busty, butt, dick, domination, erotic, escort, girl on, girl on top, grope, hard core, hardcore',
    'how to kill, how to murder, huge fat, intercourse, leather restraint, make me come, mong, nude, nudity, nutten',
    'panties, panty, playboy, scat, sex, sexy, sexual, snatch, spastic, suck, swinger, taste my, tied up, tight white',
    'tit, tongue in a, topless, twinkie, undressing, wrapping men, xx, xxx',
  ]
    .join(', ')
    .split(', '),
)

/** Small letters without accents, and single spaces for everything that is no letter, digit or sign within a word. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}&🖕]+/gu, ' ')
    .trim()

const listed = [...english, ...dutch].filter((word) => !everyday.has(word)).map(plain)
const words = new Set(listed.filter((word) => !word.includes(' ')))
const phrases = listed.filter((word) => word.includes(' ')).map((phrase) => ` ${phrase} `)

/** Whether a message holds a word that the chat does not answer (spec §5): whole words of the English and Dutch list. */
export const isProfane = (text: string): boolean => {
  const typed = plain(text)
  return (
    typed.split(' ').some((word) => words.has(word)) ||
    phrases.some((phrase) => ` ${typed} `.includes(phrase))
  )
}
