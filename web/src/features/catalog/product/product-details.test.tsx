import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import type { Product } from 'shared-types/contracts/catalog'
import { expect, it } from 'vitest'
import { product } from '../../../../test/sample-catalog.ts'
import { ProductDetails } from './product-details.tsx'

const show = (fields: Partial<Product>) =>
  renderToStaticMarkup(
    <StaticRouter location="/uni-salie.html">
      <ProductDetails product={{ ...product, ...fields }} />
    </StaticRouter>,
  )

const company = { name: 'Weverij Sproet', address: 'Spinnerij 4, 9711 AB Groningen' }
const specifications = [
  { title: 'fabrikant', value: 'Onze weverij' },
  { title: 'Stof', value: 'Katoen' },
]

it('names the manufacturer once, with a link to its website', () => {
  const manufacturer = { ...company, contact: 'https://www.sproet.example', responsible: null }
  const html = show({ specifications, manufacturer })
  expect(html.match(/<dt>[^<]*/g)).toEqual(['<dt>Stof', '<dt>Fabrikant'])
  expect(html).toContain(
    'Weverij Sproet, Spinnerij 4, 9711 AB Groningen, <a href="https://www.sproet.example"',
  )
})

it('writes to the responsible company, and links to no phone number', () => {
  const responsible = { ...company, contact: 'info@sproet.example' }
  const html = show({ manufacturer: { ...company, contact: '050 123 45 67', responsible } })
  expect(html).toContain('<a href="mailto:info@sproet.example">info@<wbr/>sproet.example</a>')
  expect(html).toContain('Groningen, 050 123 45 67<')
})

it('shows what an employee typed as long as the manufacturer is not known', () => {
  expect(show({ specifications, manufacturer: null })).toContain('Onze weverij')
})
