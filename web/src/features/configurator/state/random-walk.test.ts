import {
  assert,
  array,
  type Arbitrary,
  constant,
  constantFrom,
  integer,
  nat,
  oneof,
  property,
  record,
  string,
  subarray,
  tuple,
} from 'fast-check'
import type { Configurator, ConfiguratorStep } from 'shared-types/contracts/configurator'
import type { Choices } from 'shared-types/configuration'
import { readConfiguratorUrl } from 'shared-types/urls/configurator-url'
import { expect, it } from 'vitest'
import { configurator as sample, option } from '../../../../test/sample-configurator.ts'
import { pressNext, pressPrevious, pressStep, refusalToOrder, type Move } from './moves.ts'
import { withPresets } from './presets.ts'
import { partsOf, stepsOf, wrapped } from './steps.ts'
import { describeChoices, priceOf } from './user-configuration.ts'

const ids = ['geen', 'eiken', 'petrol', '160x200', 'zacht']

const options = subarray(ids)
  .chain((chosen) =>
    tuple(constant(chosen), array(nat(50_000), { minLength: ids.length, maxLength: ids.length })),
  )
  .map(([chosen, extras]) => chosen.map((id, index) => option(id, index + 1, { extra: extras[index] ?? 0 })))

const randomConfigurator: Arbitrary<Configurator> = record({
  basePrice: nat(500_000),
  properties: array(array(options, { minLength: 1, maxLength: 3 }), { maxLength: 6 }),
}).map(({ basePrice, properties }) =>
  Object.assign({}, sample, {
    basePrice,
    steps: properties.map((sides, index): ConfiguratorStep => ({
      property: `step${index}`,
      title: `Vraag ${index}`,
      order: index + 1,
      type: index % 2 ? 'tile' : 'buttons',
      multiProperties: sides.length > 1,
      properties: sides.map((offered, side) => ({
        property: `part${index}-${side}`,
        title: `Kant ${side}`,
        order: side + 1,
        options: offered,
      })),
    })),
  }),
)

type Press =
  | { press: 'next' | 'previous' | 'order' }
  | { press: 'step'; number: number }
  | { press: 'option'; part: number; option: number }
  | { press: 'link'; presets: string }

const press: Arbitrary<Press> = oneof(
  {
    weight: 4,
    arbitrary: record({ press: constant('option' as const), part: nat(9), option: nat(4) }),
  },
  {
    weight: 3,
    arbitrary: record({ press: constantFrom('next' as const, 'previous' as const, 'order' as const) }),
  },
  {
    weight: 2,
    arbitrary: record({ press: constant('step' as const), number: integer({ min: -2, max: 12 }) }),
  },
  {
    weight: 1,
    arbitrary: record({
      press: constant('link' as const),
      presets: array(
        tuple(constantFrom('part0-0', 'part1-1', 'part9-9', '__proto__'), constantFrom(...ids, 'x')),
      ).map((pairs) => pairs.map((pair) => pair.join(':')).join('|')),
    }),
  },
)

/** Independent of the rules under test: every required property has a choice. */
const full = (choices: Choices, required: readonly string[]) =>
  required.every((name) => Object.hasOwn(choices, name))

const seen = { summary: 0, ordered: 0, noticed: 0 }

/** Performs a walk, and returns every violation of the rules of spec §4. */
const forbiddenOn = (configurator: Configurator, walk: readonly Press[], param: string): string[] => {
  const faults: string[] = []
  const demand = (what: string, holds: boolean) => {
    if (!holds) faults.push(what)
  }
  const steps = stepsOf(configurator)
  const last = steps.length
  const required = steps.map(({ properties }) => properties.map(({ property: name }) => name))
  const parts = partsOf(steps)
  let choices: Choices = {}
  let current = wrapped(readConfiguratorUrl({ step: param }, '').step ?? 1, last)

  const presses = {
    next: (): Move => {
      const move = pressNext({ steps, current, described: describeChoices(steps, choices) })
      const leaves = move !== null && 'to' in move
      demand(
        'next only when every property has a choice',
        leaves === full(choices, required[current - 1] ?? []),
      )
      demand(
        'next is the next, or 1 from the last',
        !leaves || move.to === (current === last ? 1 : current + 1),
      )
      return move
    },
    previous: (): Move => pressPrevious({ steps, current, described: describeChoices(steps, choices) }),
    order: (): Move => {
      const refusal = refusalToOrder({ steps, current, described: describeChoices(steps, choices) })
      demand('an order is complete', (refusal === null) === full(choices, required.flat()))
      if (refusal === null) seen.ordered += 1
      return refusal && { notice: refusal }
    },
    step: (number: number): Move => {
      const move = pressStep(number, { steps, current, described: describeChoices(steps, choices) })
      if (move === null || !('to' in move) || move.to < current) return move
      const target = required[move.to - 1] ?? []
      const chosen = target.some((name) => Object.hasOwn(choices, name))
      demand('ahead only what has a choice', move.to === last ? full(choices, required.flat()) : chosen)
      return move
    },
    option: (part: number, choice: number): Move => {
      const offered = steps[current - 1]?.properties ?? []
      const asks = offered[part % Math.max(offered.length, 1)]
      const chosen = asks?.options[choice % asks.options.length]
      if (asks && chosen) choices = Object.assign({}, choices, { [asks.property]: chosen.id })
      return null
    },
    link: (presets: string): Move => {
      choices = withPresets(steps, choices, presets)
      return null
    },
  }
  const follow = (event: Press): Move => {
    if (event.press === 'step') return presses.step(event.number)
    if (event.press === 'option') return presses.option(event.part, event.option)
    if (event.press === 'link') return presses.link(event.presets)
    return presses[event.press]()
  }

  for (const event of walk) {
    const before = current
    const move = follow(event)
    if (move && 'to' in move) current = move.to
    if (move && 'notice' in move) seen.noticed += 1
    demand(
      'choosing and presets leave the step',
      !['option', 'link'].includes(event.press) || current === before,
    )
    demand('a step that exists', current >= 1 && current <= last)
    if (current === last) seen.summary += 1
    const optionsChosen = parts.flatMap(({ property: name, options: offered }) =>
      offered.filter(({ id }) => id === choices[name]),
    )
    demand('only options that are offered', optionsChosen.length === Object.keys(choices).length)
    const sum = optionsChosen.reduce((total, { extra }) => total + extra, configurator.basePrice)
    demand('the price is the sum', priceOf(configurator.basePrice, describeChoices(steps, choices)) === sum)
  }
  return faults
}

it('random walks over random configurators never reach a state the rules forbid, and the price is always the sum', () => {
  assert(
    property(randomConfigurator, array(press, { maxLength: 40 }), string(), (configurator, walk, param) => {
      expect(forbiddenOn(configurator, walk, param)).toEqual([])
    }),
    { numRuns: 900 },
  )
  // The walks reached all kinds of states: otherwise the above proves little.
  expect(Object.values(seen).every((times) => times > 20)).toBe(true)
})
