import { describe, expect, it } from 'vitest'
import { hotel } from '../../../seed/configurators/hotel.ts'
import { configure, questionsOf, visibleSteps } from '../../configurator/configure.ts'
import {
  changedDefaults,
  changedSteps,
  hasSameQuestions,
  hiddenOptions,
  mistakesInOptions,
  removedOptions,
  withIds,
} from './configurator-rules.ts'

const asSold = () =>
  questionsOf(hotel.steps).map(({ property, options }, index) => ({
    property,
    defaultId: hotel.defaultConfig.split('-')[index + 2] ?? '',
    options: options.map(({ id, btnText, btnSubText, label, text, extra }) => ({
      id,
      btnText,
      btnSubText: btnSubText ?? '',
      label: label ?? '',
      text: text ?? '',
      extra,
      visible: true,
      added: null,
    })),
  }))
type Questions = ReturnType<typeof asSold>

/** The mistakes after a change of the first question, which is about the size. */
const mistakesAfter = (change: (question: Questions[number]) => void, base = hotel.basePrice) => {
  const questions = asSold()
  if (questions[0]) change(questions[0])
  return mistakesInOptions(hotel.steps, questions, base)
}

const hideAll = ({ options }: Questions[number]) => options.forEach((option) => (option.visible = false))
const hideDefault = ({ options, defaultId }: Questions[number]) =>
  options.forEach((option) => (option.visible = option.id !== defaultId))
const repeatName = ({ options: [, second] }: Questions[number]) => second && (second.btnText = '140 X 200 cm')

describe('the options of a configurator', () => {
  it('stay the same when nothing is changed', () => {
    expect(mistakesAfter(() => {})).toEqual({})
    expect(changedSteps(hotel.steps, asSold())).toEqual(hotel.steps)
    expect(changedDefaults(hotel.defaultConfig, asSold())).toBe(hotel.defaultConfig)
  })

  it('leave a question unanswerable when all are hidden', () => {
    expect(mistakesAfter(hideAll)).toEqual({
      'questions.0.defaultId': 'Laat minstens één keuze zichtbaar: zonder is er geen bed samen te stellen.',
    })
  })

  it('have a default that is visible and without a supplement', () => {
    expect(mistakesAfter((question) => (question.defaultId = '180x200'))).toEqual({
      'questions.0.defaultId': 'De standaardkeuze heeft geen meerprijs: die zit in de prijs van het product.',
    })
    const hidden = { 'questions.0.defaultId': 'De standaardkeuze is verborgen. Kies een zichtbare.' }
    expect(mistakesAfter((question) => (question.defaultId = '999x999'))).toEqual(hidden)
    expect(mistakesAfter(hideDefault)).toEqual(hidden)
  })

  it('have different names, and add up to a price that an article can have', () => {
    expect(mistakesAfter(repeatName)).toEqual({
      'questions.0.options.1.btnText': 'Deze vraag heeft al een keuze met deze naam.',
    })
    expect(mistakesAfter(() => {}, 9_900_000)).toEqual({
      'questions.0.defaultId': 'De duurste combinatie kost meer dan € 99.999,99.',
    })
  })

  it('are new ones and stored ones, none twice, in any order', () => {
    const [first, ...rest] = asSold()
    if (!first) throw new Error('the seed has questions')
    const having = (options: Parameters<typeof hasSameQuestions>[1][number]['options']) =>
      hasSameQuestions(hotel.steps, [{ ...first, options }, ...rest])
    const [option] = first.options
    if (!option) throw new Error('the seed has sizes')
    const added = { pictureOf: option.id, xpoId: 1, xpoVarId: 2 }
    expect(having(first.options.toReversed())).toBe(true)
    expect(having(first.options.slice(1))).toBe(true)
    expect(having([...first.options, { ...option, id: null, added }])).toBe(true)
    expect(having([...first.options, { ...option, id: null }])).toBe(false)
    expect(having([{ ...option, added }])).toBe(false)
    expect(having([...first.options, option])).toBe(false)
    expect(having([{ ...option, id: '999x999' }])).toBe(false)
    expect(hasSameQuestions(hotel.steps, rest)).toBe(false)
  })

  it('get an id from their name, which for a size is that of its filter value', () => {
    const [first] = asSold()
    const option = first?.options[0]
    if (!first || !option) throw new Error('the seed has sizes')
    const idOf = (btnText: string) =>
      withIds([{ ...first, options: [{ ...option, id: null, btnText, added: null }] }])[0]?.options[0]?.id
    expect(['160 x 210 cm', '160X210', 'Écru & zand', '!?'].map(idOf)).toEqual([
      '160x210',
      '160x210',
      'ecruenzand',
      '',
    ])
  })

  it('that a change leaves out are removed', () => {
    const questions = asSold()
    const gone = questions[0]?.options.pop()
    expect(removedOptions(hotel.steps, questions)).toEqual([
      { choice: `dimension:${gone?.id}`, name: gone?.btnText, path: 'questions.0.defaultId' },
    ])
  })

  it('that are hidden are not in the shop, and keep their position', () => {
    const questions = asSold()
    const [one, two] = questions[0]?.options ?? []
    if (!one || !two) throw new Error('the seed has sizes')
    one.visible = false
    const hidden = hiddenOptions(questions)
    expect(hidden).toEqual([`dimension:${one.id}`])
    const steps = visibleSteps(hotel.steps, hidden)
    expect(questionsOf(steps)[0]?.options.map(({ id }) => id)[0]).toBe(two.id)
    expect(configure(steps, { dimension: one.id })).toEqual({ unknown: ['dimension'] })
  })
})
