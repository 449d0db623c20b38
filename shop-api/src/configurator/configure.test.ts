import * as fc from 'fast-check'
import { readChoices, writeChoices } from 'shared-types/configuration'
import { describe, expect, it } from 'vitest'
import type { ConfiguratorOption, ConfiguratorStep } from 'shared-types/contracts/configurator'
import { configure } from './configure.ts'

const option = (id: string, extra: number): ConfiguratorOption => ({
  id,
  btnText: id.toUpperCase(),
  btnSubText: null,
  btnId: id,
  label: null,
  extra,
  text: null,
  xpoId: 1,
  xpoVarId: 2,
  code: null,
  image: null,
})

/** An arbitrary configurator: steps of one or more properties, some without options. */
const configurators = fc
  .array(fc.array(fc.array(fc.nat(50_000), { maxLength: 5 }), { minLength: 1, maxLength: 3 }), {
    minLength: 1,
    maxLength: 8,
  })
  .map((steps): ConfiguratorStep[] =>
    steps.map((properties, at) => ({
      property: `step-${at}`,
      title: `Stap ${at}`,
      order: at,
      type: 'buttons',
      multiProperties: properties.length > 1,
      properties: properties.map((extras, position) => ({
        property: `p${at}-${position}`,
        title: `Vraag ${position}`,
        order: position,
        options: extras.map((cents, index) => option(`o${index}`, cents)),
      })),
    })),
  )

const questionsOf = (steps: ConfiguratorStep[]) =>
  steps.flatMap(({ properties }) => properties).filter(({ options }) => options.length > 0)

/** A configurator with one chosen option for every question. */
const complete = configurators.chain((steps) =>
  fc.tuple(...questionsOf(steps).map(({ options }) => fc.constantFrom(...options))).map((chosen) => ({
    steps,
    chosen,
    choices: Object.fromEntries(
      questionsOf(steps).map(({ property }, index) => [property, chosen[index]?.id ?? '']),
    ),
  })),
)

describe('a configuration', () => {
  it('costs the sum of its supplements, in any notation of the choices', () => {
    fc.assert(
      fc.property(complete, fc.infiniteStream(fc.nat()), ({ steps, chosen, choices }, luck) => {
        const shuffled = Object.keys(choices)
          .map((property) => ({ property, at: luck.next().value ?? 0 }))
          .toSorted((a, b) => a.at - b.at)
          .map(({ property }) => property)
        const outcome = configure(steps, readChoices(writeChoices(choices, shuffled)))
        expect(outcome).toMatchObject({
          extraCents: chosen.reduce((sum, { extra }) => sum + extra, 0),
          boxconfig: writeChoices(choices, Object.keys(choices)),
        })
      }),
    )
  })

  it('is incomplete while one question has no answer', () => {
    fc.assert(
      fc.property(complete, fc.nat(), ({ steps, choices }, at) => {
        const properties = Object.keys(choices)
        fc.pre(properties.length > 0)
        const left = properties[at % properties.length] ?? ''
        const { [left]: _dropped, ...rest } = choices
        expect(configure(steps, rest)).toEqual({ missing: { [left]: expect.any(String) } })
      }),
    )
  })

  it('is refused with an unknown option or question', () => {
    fc.assert(
      fc.property(complete, ({ steps, choices }) => {
        expect(configure(steps, { ...choices, kleur: 'rood' })).toEqual({ unknown: ['kleur'] })
        for (const property of Object.keys(choices)) {
          expect(configure(steps, { ...choices, [property]: 'goud' })).toEqual({ unknown: [property] })
        }
      }),
    )
  })

  it.each(['__proto__:x', 'constructor:toString', 'p0-0:__proto__', 'p0-0:constructor'])(
    'is not affected by %s',
    (text) => {
      const steps: ConfiguratorStep[] = [
        {
          property: 'p0-0',
          title: 'Vraag',
          order: 1,
          type: 'tile',
          multiProperties: false,
          properties: [{ property: 'p0-0', title: 'Vraag', order: 1, options: [option('o0', 1)] }],
        },
      ]
      expect(configure(steps, readChoices(text))).not.toHaveProperty('chosen')
    },
  )
})
