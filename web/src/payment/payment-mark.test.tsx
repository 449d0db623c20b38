import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { paymentTitles } from 'shared-types/forms/payment'
import { expect, it } from 'vitest'
import { PaymentMark } from './payment-mark.tsx'

const titles = Object.values(paymentTitles)
const styles = readFileSync(new URL('./payment-mark.module.css', import.meta.url), 'utf8')
const colours = new Map(
  [...styles.matchAll(/\[data-method='([^']+)'\] \{\s+--ink: (#\w+)/g)].map(([, name, ink]) => [name, ink]),
)
const markOf = (title: string) => renderToStaticMarkup(<PaymentMark title={title} />)
const colourOf = (title: string) => colours.get(/data-method="([^"]+)"/.exec(markOf(title))?.[1])

it('every payment method has a mark in its own colour, with its whole name for screen readers', () => {
  expect(titles.map(colourOf)).not.toContain(undefined)
  expect(new Set(titles.map(colourOf)).size).toBe(titles.length)
  const riverty = markOf('Riverty (voorheen AfterPay)').replaceAll(/<[^>]+>/g, '')
  expect(riverty).toBe('Riverty (voorheen AfterPay)')
})

it('no two marks have the same drawing', () => {
  const rules = [...styles.matchAll(/^\[data-method='([^']+)'\] \{([^}]+)\}/gm)]
  const drawings = rules.map(([, , rule = '']) => /--(?:short|drawing): ([^;]+);/.exec(rule)?.[1])
  expect(drawings).not.toContain(undefined)
  expect(drawings).toHaveLength(titles.length)
  expect(new Set(drawings).size).toBe(titles.length)
})
