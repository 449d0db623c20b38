import { describe, expect, it } from 'vitest'
import { chanceOf } from '../../seed/random.ts'
import { colours } from '../../seed/colours.ts'
import { voices } from '../../seed/reviews.ts'
import { firstNames } from '../../seed/reviews/names.ts'
import { daysMentioned } from '../../seed/reviews/time-mentioned.ts'
import {
  doubtfulEndings,
  parcelLines,
  serviceLines,
  sorryEndings,
  titlesByScore,
  toneOf,
  type ReviewVoice,
} from '../../seed/reviews/voice.ts'
import { writeReviews, type ReviewSubject, type WrittenReview } from '../../seed/assemble/write-reviews.ts'

type VoiceName = keyof typeof voices
const names = Object.keys(voices) as VoiceName[]
const line = 'Dit schrijft alleen wie juist dit ding heeft.'

const subjectOf = (name: VoiceName, count: number): ReviewSubject => ({
  ...(name === 'kinderslaapgoed' ? { kind: 'matras', voice: name } : { kind: name }),
  colour: 'petrol',
  reviewLines: [line],
  count,
  onSaleDays: 1200,
})

/** Twenty products of each kind, numbered. */
const products = names.flatMap((name) =>
  Array.from({ length: 20 }, (_, number) => ({ name, key: `${name} ${number}` })),
)
const writeAll = (count: number) => {
  const used = new Set<string>()
  return products.map(({ name, key }) => ({
    name,
    key,
    reviews: writeReviews(subjectOf(name, count), chanceOf('reviews', key), used),
  }))
}
const written = writeAll(8)
const all = written.flatMap(({ name, reviews }) => reviews.map((review) => ({ name, review })))
const average = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length
const endings = new Set([...doubtfulEndings, ...sorryEndings])
const colourIn = (text: string) => text.replaceAll('{kleur}', 'petrol')

const sentencesOf = (voice: ReviewVoice, score: WrittenReview['score']): string[] => {
  const { openings } = voice.tones[toneOf[score]]
  const praise = [...voice.praise.flat(), line]
  const bodies = {
    great: [...praise, ...serviceLines, ...parcelLines],
    good: [...praise, ...voice.buts.flat(), ...voice.remarks],
    fair: [...voice.mixed, ...doubtfulEndings],
    poor: [...voice.complaints, ...sorryEndings],
  }[toneOf[score]]
  return [...openings, ...bodies].map(colourIn).toSorted((a, b) => b.length - a.length)
}

/** Splits a text into its original sentences; any remaining text comes last. */
const splitSentences = (text: string, known: string[]): string[] => {
  const first = known.find((sentence) => text === sentence || text.startsWith(`${sentence} `))
  if (first === undefined) return text === '' ? [] : [text]
  return [first, ...splitSentences(text.slice(first.length + 1), known)]
}

describe('generated reviews', () => {
  it('are the same every time', () => {
    expect(writeAll(8)).toEqual(written)
    const [other] = writeReviews(subjectOf('dekbed', 8), chanceOf('reviews', 'another dekbed'))
    expect(other).not.toEqual(written.find(({ name }) => name === 'dekbed')?.reviews[0])
  })

  it('match their stars, sentence by sentence', () => {
    for (const { name, review } of all) {
      const voice = voices[name]
      const known = sentencesOf(voice, review.score)
      const said = splitSentences(review.content, known)
      expect
        .soft(
          said.filter((sentence) => !known.includes(sentence)),
          review.content,
        )
        .toEqual([])
      const count = (group: string[]) =>
        said.filter((sentence) => group.map(colourIn).includes(sentence)).length
      const { mixed, complaints, buts, remarks } = voice
      const expected = { great: 0, good: 1, fair: 1, poor: 1 }[toneOf[review.score]]
      expect.soft(count([...mixed, ...complaints, ...buts.flat(), ...remarks]), review.content).toBe(expected)
      const titles = [...voice.tones[toneOf[review.score]].titles, ...titlesByScore[review.score]]
      expect.soft(titles, review.content).toContain(review.title)
    }
    expect(new Set(all.map(({ review }) => review.score)).size).toBe(5)
  })

  it('do not praise the topic of their "but"', () => {
    const good = all.filter(({ review }) => review.score === 4)
    let withBut = 0
    for (const { name, review } of good) {
      const { buts, praise } = voices[name]
      const topic = buts.findIndex((group) => group.some((but) => review.content.includes(but)))
      if (topic < 0) continue
      withBut += 1
      const same = [...(praise[topic] ?? []), line].filter((text) => review.content.includes(colourIn(text)))
      expect.soft(same, review.content).toEqual([])
    }
    expect(withBut).toBeGreaterThan(good.length / 5)
  })

  it('are unique, and run out only after many', () => {
    const texts = all.map(({ review }) => review.content)
    expect(new Set(texts).size).toBe(texts.length)
    expect(texts.length).toBeGreaterThan(products.length * 8 * 0.98)
    const alone = products.flatMap(({ name, key }) => writeReviews(subjectOf(name, 8), chanceOf('x', key)))
    const distinct = new Set(alone.map(({ content }) => content)).size
    expect(distinct / alone.length).toBeGreaterThan(0.85)
  })

  it('repeat no sentence within one product', () => {
    for (const name of names) {
      const many = writeReviews(subjectOf(name, 40), chanceOf('many', name))
      expect.soft(many.length, name).toBeGreaterThanOrEqual(15)
      const said = many.flatMap(({ content, score }) =>
        splitSentences(content, sentencesOf(voices[name], score)).filter((text) => !endings.has(text)),
      )
      expect.soft(said.length, name).toBe(new Set(said).size)
    }
  })

  it('have 4.5 stars on average, and about 3.8 for a few products', () => {
    const overall = average(all.map(({ review }) => review.score))
    expect(overall).toBeGreaterThan(4.4)
    expect(overall).toBeLessThan(4.6)
    const perProduct = names.flatMap((name) =>
      Array.from({ length: 12 }, (_, number) =>
        average(
          writeReviews(subjectOf(name, 14), chanceOf('average', name, `${number}`)).map(({ score }) => score),
        ),
      ),
    )
    const disputed = perProduct.filter((score) => score < 4.15).length / perProduct.length
    expect(disputed).toBeGreaterThan(0.02)
    expect(disputed).toBeLessThan(0.15)
    expect(Math.min(...perProduct)).toBeGreaterThan(3)
  })

  it('are mostly recent', () => {
    const reviews = all.map(({ review }) => review)
    const days = reviews.map(({ daysAgo }) => daysAgo)
    expect(Math.min(...days)).toBeGreaterThan(0)
    expect(Math.max(...days)).toBeLessThanOrEqual(3 * 365)
    const inYear = (year: number) => days.filter((age) => Math.floor(age / 365) === year).length
    expect(inYear(0)).toBeGreaterThan(inYear(1))
    expect(inYear(1)).toBeGreaterThan(inYear(2))
    expect(inYear(2)).toBeGreaterThan(days.length / 10)
  })

  it('never imply longer use than the product has been sold', () => {
    const young = names.flatMap((name) =>
      writeReviews({ ...subjectOf(name, 10), onSaleDays: 100 }, chanceOf('young', name)),
    )
    expect(young.length).toBeGreaterThan(names.length * 8)
    expect(young.filter(({ content, daysAgo }) => daysMentioned(content) > 100 - daysAgo)).toEqual([])
    expect(young.filter(({ content }) => /anderhalf jaar|maanden/.test(content))).toEqual([])
    expect(writeReviews({ ...subjectOf('dekbed', 10), onSaleDays: 1 }, chanceOf('new'))).toEqual([])
  })

  it('are signed with a first name and an initial', () => {
    expect(new Set(firstNames).size).toBe(firstNames.length)
    expect(firstNames.length).toBeGreaterThanOrEqual(60)
    expect(all.filter(({ review }) => !/^\p{Lu}\p{L}+ [A-Z]\.$/u.test(review.displayName))).toEqual([])
  })

  it('mention no colour for products with several colours', () => {
    const many = writeReviews({ ...subjectOf('handdoek', 200), colour: 'multicolor' }, chanceOf('many'))
    expect(many.filter(({ content }) => /\{|petrol|multicolor|undefined|de kleur +is/.test(content))).toEqual(
      [],
    )
  })

  it('do not praise next-day delivery of articles that come by van', () => {
    for (const name of ['boxspring', 'matras', 'vloerkleed'] as const) {
      const texts = writeReviews(subjectOf(name, 300), chanceOf('van', name)).map(({ content }) => content)
      expect(texts.filter((text) => parcelLines.some((parcel) => text.includes(parcel)))).toEqual([])
    }
  })
})

describe.each(names)('the review texts of %s', (name) => {
  const voice = voices[name]
  const sentences = [...voice.praise, ...voice.buts, voice.remarks, voice.mixed, voice.complaints].flat()

  it('are sufficient for each tone', () => {
    expect(voice.buts.length).toBe(voice.praise.length)
    expect(voice.praise.length).toBeGreaterThanOrEqual(5)
    expect(voice.praise.flat().length).toBeGreaterThanOrEqual(18)
    expect([...voice.buts.flat(), ...voice.remarks].length).toBeGreaterThanOrEqual(11)
    expect(Math.min(voice.mixed.length, voice.complaints.length)).toBeGreaterThanOrEqual(5)
  })

  it('are unique, complete sentences', () => {
    expect(new Set(sentences).size).toBe(sentences.length)
    expect(sentences.filter((text) => !/^[’\p{Lu}].*\.$/u.test(text))).toEqual([])
    expect(sentences.filter((text) => /'| {2}/.test(text))).toEqual([])
  })

  it('mention no colour, size or number', () => {
    const colour = new RegExp(`\\b(${Object.keys(colours).join('|')})e?\\b|\\d+ ?x ?\\d+|\\d+ cm`, 'i')
    expect(sentences.filter((text) => colour.test(text))).toEqual([])
  })
})
