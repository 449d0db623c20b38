import { Product } from 'shared-types/api/catalog'
import { apiPaths } from 'shared-types/api/paths'
import { describe, expect, it } from 'vitest'
import { product } from '../test/sample-catalog.ts'
import { shell } from '../test/sample-shell.ts'
import { answers } from '../test/sample-shop.ts'
import { render } from './entry-server.tsx'

const origin = 'https://sluimer.example'
const renderPath = (path: string) => render(origin + path, answers)

const pages: [path: string, title: string, chunk: string, words: string[]][] = [
  [
    '/',
    'Sluimer | Alles voor een goede nacht',
    'home/home',
    ['Slapen als in de tuin', 'Uitgelicht', 'Matrassen'],
  ],
  [
    '/dekbedovertrek/',
    'Dekbedovertrekken kopen? | Sluimer',
    'category/category',
    ['48 producten', 'Laad meer', 'Terrazzo'],
  ],
  [
    '/botanisch.html',
    'Dekbedovertrek Botanisch | Sluimer',
    'product/product',
    ['In winkelwagen', 'Materiaal', 'Heerlijk zacht'],
  ],
  ['/boxspring/', 'Boxsprings | Sluimer', 'category/category category/overview', ['Boxspring kopen']],
  ['/showrooms/', 'Boxsprings | Sluimer', 'category/category category/text', ['verende onderbak']],
  [
    '/service/shipping-returns/',
    'Verzenden & retourneren | Sluimer',
    'content/service-page',
    ['Wij verzenden gratis'],
  ],
]

describe.each(pages)('%s', (path, title, chunk, words) => {
  it('is whole without script: menus, one heading, its own words, footer', async () => {
    const { html } = await renderPath(path)
    expect(html.match(/<h1/g)).toHaveLength(1)
    for (const word of [...words, 'GRATIS VERZENDING op alles!', 'Hoeslakens', shell.footer.shop.legalName])
      expect(html).toContain(word)
    expect(html).not.toContain('aria-busy="true"')
  })
  it('says in the head what it is, and in which chunk it lives', async () => {
    const { head, chunks } = await renderPath(path)
    expect(head).toContain(title.replace('&', '&amp;'))
    expect(head).toMatch(/<link rel="canonical" href="https:\/\/sluimer\.example\//)
    expect(chunks).toEqual(chunk.split(' ').map((page) => `src/pages/${page}.tsx`))
  })
  it('has nothing that the security policy forbids', async () => {
    const { html } = await renderPath(path)
    expect(html).not.toMatch(/ style=| on[a-z]+=|<script|javascript:/i)
  })
  it('gives every picture its size', async () => {
    const { html } = await renderPath(path)
    for (const [img] of html.matchAll(/<img [^>]*>/g)) expect(img).toMatch(/width="\d+" height="\d+"/)
  })
})

describe('what does not exist', () => {
  it.each(['/bestaat-niet/', '/weg.html'])('%s says so, and asks not to be found', async (path) => {
    const { html, head } = await renderPath(path)
    expect(html).toContain('Deze pagina bestaat niet')
    expect(head).toContain('noindex')
    expect(head).not.toContain('canonical')
  })
})

it('shows skeletons of a page whose data is not there yet', async () => {
  const { html } = await render(`${origin}/botanisch.html`, { [apiPaths.shell]: shell })
  expect(html).toContain('aria-busy="true"')
})

it('tells search engines what the product costs and what buyers think of it', async () => {
  const { head } = await renderPath('/botanisch.html')
  const said = [...head.matchAll(/<script[^>]*>(.*)<\/script>/g)].map(([, json = '']) => JSON.parse(json))
  expect(said[0]).toMatchObject({
    '@type': 'Product',
    aggregateRating: { ratingValue: 4.4, reviewCount: 3 },
    offers: expect.arrayContaining([expect.objectContaining({ price: '39.95', priceCurrency: 'EUR' })]),
  })
  expect(said[1]).toMatchObject({ '@type': 'BreadcrumbList' })
})

it('shows what others wrote as text', async () => {
  const { html } = await renderPath('/botanisch.html')
  expect(html).toContain('&lt;b&gt;Geen&lt;/b&gt; opmaak hier.')
})

it('writes the same page for everyone, again and again', async () => {
  const [first, second] = await Promise.all([renderPath('/botanisch.html'), renderPath('/botanisch.html')])
  expect(first).toEqual(second)
})

it('is tested with a shop as the contract says', () => {
  expect(Product.safeParse(product).success).toBe(true)
})
