/** Words that express a period of use, each with its length in days. */
const timeWords: [RegExp, number][] = [
  [/anderhalf jaar/, 550],
  [/(?<!half )\bjaar\b|\bjaren\b|\bwinter\b|\bseizoen\b|\bzomer\b/, 370],
  [/half jaar/, 185],
  [/\bmaand(en)?\b|(tien|twintig) (keer|wasbeurten)/, 150],
  [/\bweken\b|vaak gewassen/, 45],
  [/\bweek\b/, 12],
]

/** The minimum number of days of ownership that a text implies. Rounds up: "vorig jaar" counts as a year. */
export const daysMentioned = (text: string): number =>
  Math.max(2, ...timeWords.map(([words, days]) => (words.test(text.toLowerCase()) ? days : 0)))
