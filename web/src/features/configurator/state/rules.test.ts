import { defaultChoices } from 'shared-types/configuration'
import { describe, expect, it } from 'vitest'
import { configurator, dearest, option, single } from '../../../../test/sample-configurator.ts'
import { money } from '../../../ui/text/money.ts'
import { codesOf } from './picture-codes.ts'
import { longDescription } from './long-description.ts'
import { pressNext, pressPrevious, pressStep, refusalToOrder } from './moves.ts'
import { withPresets } from './presets.ts'
import { hidesProgressWhenSmall, isChosen, labelOf, mayOpen } from './step-rules.ts'
import { partsOf, stepOnReturn, stepsOf, wrapped, type Step } from './steps.ts'
import { describeChoices, isComplete, priceOf } from './user-configuration.ts'

const steps = stepsOf(configurator)
const [size, cloth, mattress, legs, summary] = steps as [Step, Step, Step, Step, Step]
const nothing = describeChoices(steps, {})
const everything = describeChoices(steps, dearest)
const at = (current: number, choices: Record<string, string> = {}) => ({
  steps,
  current,
  described: describeChoices(steps, choices),
})

describe('steps (spec §4)', () => {
  it('steps with no options are dropped and the rest renumbered', () => {
    expect(steps.map(({ number, title }) => `${number} ${title}`)).toEqual([
      '1 Afmeting',
      '2 Bekleding',
      '3 Matras',
      '4 Poten',
      '5 Overzicht',
    ])
  })
  it('a summary step is appended as the last, and only once', () => {
    const withSummary = [...configurator.steps, single('summary', 'summary', 'Overzicht', [])]
    expect(stepsOf({ steps: withSummary }).filter(({ type }) => type === 'summary')).toHaveLength(1)
    expect(stepsOf({ steps: withSummary }).at(-1)?.type).toBe('summary')
  })
  it('a property without options is dropped from a step that has others, as it could never be completed', () => {
    const sides = configurator.steps[3]!
    const lame = { ...sides, properties: [sides.properties[0]!, { ...sides.properties[1]!, options: [] }] }
    expect(stepsOf({ steps: [lame] })[0]?.properties.map(({ property }) => property)).toEqual([
      'mattress-left',
    ])
  })
  it('if only one step exists, the walk bar is hidden on small screens', () => {
    expect(hidesProgressWhenSmall(stepsOf({ steps: [] }))).toBe(true)
    expect(hidesProgressWhenSmall(steps)).toBe(false)
  })
})

describe('the step in the URL (spec §2, §4)', () => {
  it('going to a step beyond the last wraps to step 1', () => {
    expect([0, 1, 5, 6, 99, 1e20].map((step) => wrapped(step, 5))).toEqual([1, 1, 5, 1, 1, 1])
    expect(pressNext(at(5, dearest))).toEqual({ to: 1 })
  })
  it('after leaving the checkout, the last step opens if the step number was above 1, otherwise step 1', () => {
    expect([1, 2, 4].map((left) => stepOnReturn(left, 5))).toEqual([1, 5, 5])
  })
})

describe('circles and titles (spec §4)', () => {
  it('can be clicked only if the step already has a choice or lies before the current step', () => {
    const walk = { steps, current: 2, described: describeChoices(steps, { 'mattress-left': 'zacht' }) }
    expect(steps.filter((step) => mayOpen(step, walk)).map(({ number }) => number)).toEqual([1, 3])
    expect(pressStep(4, at(2))).toBeNull()
    expect(pressStep(1, at(2))).toEqual({ to: 1 })
    expect(pressStep(2, at(2))).toBeNull()
    expect(pressStep(77, at(2))).toBeNull()
  })
  it('the summary can be clicked when everything is chosen', () => {
    expect(mayOpen(summary, { steps, current: 1, described: everything })).toBe(true)
    const { legs: _legs, ...without } = dearest
    expect(mayOpen(summary, at(1, without))).toBe(false)
  })
  it('a step has a check mark once everything in it is chosen', () => {
    expect(isChosen(mattress, describeChoices(steps, { 'mattress-left': 'zacht' }))).toBe(false)
    expect(isChosen(mattress, everything)).toBe(true)
    expect(isChosen(summary, everything)).toBe(false)
  })
})

describe('next and previous (spec §4)', () => {
  it('next is enabled only when every property of the current step has a choice', () => {
    expect(pressNext(at(1, { dimension: '160x200' }))).toEqual({ to: 2 })
    expect(pressNext(at(3, { 'mattress-left': 'zacht' }))).toHaveProperty('notice')
    expect(pressNext(at(3, { 'mattress-left': 'zacht', 'mattress-right': 'stevig' }))).toEqual({ to: 4 })
  })
  it("pressing next without a choice shows 'Selecteer optie' / 'Kies eerst {step title}'", () => {
    expect(pressNext(at(2))).toEqual({
      notice: { title: 'Selecteer optie', text: 'Kies eerst Bekleding' },
    })
  })
  it('previous stops at the first step', () => {
    expect([pressPrevious(at(2)), pressPrevious(at(1))]).toEqual([{ to: 1 }, null])
  })
})

describe('labels', () => {
  it("labels of a multi-property step are joined with ' / '", () => {
    const choices = { 'mattress-left': 'zacht', 'mattress-right': 'stevig', upholstery: 'petrol' }
    const described = describeChoices(steps, choices)
    expect(labelOf(mattress, described)).toBe('Zacht / Stevig')
    expect(labelOf(cloth, described)).toBe('Petrol')
    expect(labelOf(size, described)).toBe('')
  })
})

describe('completeness (spec §4, §5)', () => {
  it('the order is complete only when as many parts are chosen as there are', () => {
    expect(isComplete(steps, everything)).toBe(true)
    expect(isComplete(steps, nothing)).toBe(false)
    const lacking = Object.keys(dearest).map((missing) =>
      Object.fromEntries(Object.entries(dearest).filter(([name]) => name !== missing)),
    )
    expect(lacking.map((choices) => isComplete(steps, describeChoices(steps, choices)))).not.toContain(true)
  })
  it('the order is complete only when no description is empty', () => {
    const nameless = single('buttons', 'legs', 'Poten', [option('eiken', 5, { btnText: ' ' })])
    const named = stepsOf({ steps: [nameless] })
    expect(isComplete(named, describeChoices(named, { legs: 'eiken' }))).toBe(false)
  })
  it("adding to the cart requires a complete order: 'Order niet compleet' / 'Selecteer eerst alle opties'", () => {
    expect(refusalToOrder(at(5))).toEqual({
      title: 'Order niet compleet',
      text: 'Selecteer eerst alle opties',
    })
    expect(refusalToOrder(at(5, dearest))).toBeNull()
  })
  it('choices that this configurator does not know are ignored', () => {
    const described = describeChoices(steps, { ...dearest, legs: 'goud', roof: 'riet', toString: 'eiken' })
    expect(isComplete(steps, described)).toBe(false)
    expect(described.parts).not.toHaveProperty('roof')
  })
})

describe('the price (spec §9)', () => {
  it('is basePrice plus the sum of the chosen extras', () => {
    expect(priceOf(configurator.basePrice, nothing)).toBe(129500)
    expect(priceOf(configurator.basePrice, everything)).toBe(129500 + 16500 + 8500 + 5000 + 5000)
  })
  it('is displayed with two decimals and a comma', () => {
    expect([129500, 129505, 99, 0].map(money)).toEqual([
      '€\u00a01.295,00',
      '€\u00a01.295,05',
      '€\u00a00,99',
      '€\u00a00,00',
    ])
  })
})

describe('presets (spec §4)', () => {
  it('pairs property:id separated by | select options', () => {
    expect(withPresets(steps, {}, 'dimension:180x200|upholstery:petrol')).toEqual({
      dimension: '180x200',
      upholstery: 'petrol',
    })
  })
  it('unknown pairs are ignored, the rest is applied over what was chosen', () => {
    const presets = 'roof:riet|upholstery:goud|legs:eiken|storage:kist|:|dimension|a:b:c|__proto__:eiken'
    expect(withPresets(steps, { upholstery: 'petrol' }, presets)).toEqual({
      upholstery: 'petrol',
      legs: 'eiken',
    })
  })
})

describe('the default configuration (spec §3)', () => {
  it('is dash separated, and its first two items are dropped', () => {
    expect(defaultChoices(configurator, partsOf(steps))).toEqual({
      dimension: '160x200',
      upholstery: 'beige',
      'mattress-left': 'zacht',
      'mattress-right': 'zacht',
      legs: 'eiken',
    })
  })
  it.each(['', 'a-b', 'a-b-nothing-like-that', 'a-b-160x200'])(
    '%j applies only the options it names',
    (text) => {
      const choices = defaultChoices({ defaultConfig: text }, partsOf(steps))
      expect(describeChoices(steps, choices).parts).toEqual(choices)
    },
  )
})

describe('derived from the choices', () => {
  it('the picture shows the choices, and the default where nothing is chosen', () => {
    const defaults = defaultChoices(configurator, partsOf(steps))
    expect(codesOf(steps, {}, defaults)).toEqual(['160', 'beige'])
    expect(codesOf(steps, { upholstery: 'petrol' }, defaults)).toEqual(['160', 'petrol'])
  })
  it('the summary lists every part; parts with one option are not editable', () => {
    expect(longDescription(steps, everything)).toEqual([
      { id: 'dimension', type: 'Afmeting', value: '180 x 200 cm', extra: 16500, editable: true, step: 1 },
      { id: 'upholstery', type: 'Bekleding', value: 'Petrol', extra: 8500, editable: true, step: 2 },
      {
        id: 'mattress-left',
        type: 'Matras, linkerkant',
        value: 'Stevig',
        extra: 5000,
        editable: true,
        step: 3,
      },
      {
        id: 'mattress-right',
        type: 'Matras, rechterkant',
        value: 'Stevig',
        extra: 5000,
        editable: true,
        step: 3,
      },
      { id: 'legs', type: 'Poten', value: 'Eiken', extra: 0, editable: false, step: legs.number },
    ])
  })
})
