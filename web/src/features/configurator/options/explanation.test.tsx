import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { configurator } from '../../../../test/sample-configurator.ts'
import { Explanation } from './explanation.tsx'
import {
  bedSize,
  explanationOf,
  firmnessAdvice,
  lengths,
  showsExplanations,
  weights,
} from './explanations.ts'
import { stepsOf } from '../state/steps.ts'

const steps = stepsOf(configurator)

describe('the explanation panels (spec §2)', () => {
  it('are disabled', () => {
    expect(showsExplanations).toBe(false)
  })
  it('belong only to steps with the mattress or dimension property', () => {
    expect(steps.map(({ properties }) => explanationOf(properties))).toEqual([
      'dimension',
      null,
      'mattress',
      null,
      null,
    ])
  })
  it('offer Zacht, Medium and Stevig, with advice by body weight and length', () => {
    const html = renderToString(<Explanation of="mattress" chosen={{}} />)
    for (const word of [
      'Zacht',
      'Medium',
      'Stevig',
      '&lt;80',
      '80-120',
      '120+',
      '&lt;150',
      '150-190',
      '&gt;190',
    ])
      expect(html).toContain(word)
  })
  it('never advise a softer mattress for a higher weight', () => {
    const order = ['Zacht', 'Medium', 'Stevig']
    const firmness = (weight: number, length: (typeof lengths)[number]) =>
      order.indexOf(firmnessAdvice[weights[weight] ?? '<80'][length])
    for (const length of lengths) {
      expect(firmness(1, length)).toBeGreaterThanOrEqual(firmness(0, length))
      expect(firmness(2, length)).toBeGreaterThanOrEqual(firmness(1, length))
    }
  })
  it('offer 140 (Twijfelaar), 160 (Queen size) and 180 (King size), with the bed by width and length', () => {
    const html = renderToString(<Explanation of="dimension" chosen={{ dimension: '180x220' }} />)
    for (const word of ['Twijfelaar', 'Queen size', 'King size', 'Een bed van 180 bij 220 cm'])
      expect(html).toContain(word)
  })
  it.each([undefined, '', 'king', '180', '180x', 'x200'])(
    'draw 160x200 for the dimension %j',
    (dimension) => {
      expect(bedSize(dimension)).toEqual({ width: 160, length: 200 })
    },
  )
})
