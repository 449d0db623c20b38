import { describe, expect, it } from 'vitest'
import { headElements, headHtml, type HeadTags } from './head-tags.ts'

const html = (tags: HeadTags, shopName?: string) =>
  headHtml(headElements(tags, { origin: 'https://sluimer.example', shopName }))

describe('the head of a page', () => {
  it('contains title, description, canonical and sharing tags, with absolute URLs', () => {
    const head = html({
      title: 'Dekbedden',
      description: 'Warm',
      canonical: '/dekbed/',
      image: '/images/800/a.webp',
    })
    expect(head).toContain('<title data-head="">Dekbedden</title>')
    expect(head).toContain('<meta name="description" content="Warm"')
    expect(head).toContain('<link rel="canonical" href="https://sluimer.example/dekbed/"')
    expect(head).toContain('<meta property="og:image" content="https://sluimer.example/images/800/a.webp"')
    expect(head).not.toContain('robots')
  })
  it.each([
    ['Dekbedden', 'Dekbedden | Zoete Dromen'],
    ['Dekbedden | Zoete Dromen', 'Dekbedden | Zoete Dromen'],
    ['Zoete Dromen | Alles om te slapen', 'Zoete Dromen | Alles om te slapen'],
    ['Alles van Zoete Dromen', 'Alles van Zoete Dromen | Zoete Dromen'],
  ])('has the name of the shop once: %s', (title, shown) => {
    const head = html({ title }, 'Zoete Dromen')
    expect(head).toContain(`<title data-head="">${shown}</title>`)
    expect(head).toContain(`<meta property="og:title" content="${shown}"`)
    expect(head).toContain('<meta property="og:site_name" content="Zoete Dromen"')
  })
  it('omits tags that the page does not set', () => {
    const head = html({ title: 'Weg', noIndex: true })
    expect(head).toContain('<meta name="robots" content="noindex"')
    expect(head).not.toMatch(/canonical|og:url|og:image|undefined/)
  })
  it('escapes text that could close its element or attribute', () => {
    const evil = '"><script>alert(1)</script><!--'
    const head = html({
      title: evil,
      description: evil,
      canonical: `/${evil}`,
      jsonLd: () => [{ name: evil }],
    })
    expect(head).not.toContain('<script>alert')
    expect(head).not.toContain('<!--')
    expect(head.match(/<\/script>/g)).toHaveLength(1)
  })
  it('preserves structured data', () => {
    const name = 'A & B </script> \u2028 <b>'
    const head = html({ title: 'x', jsonLd: (absolute) => [{ name, url: absolute('/a/') }] })
    const said: unknown = JSON.parse(/<script[^>]*>(.*)<\/script>/.exec(head)?.[1] ?? '')
    expect(said).toEqual({ '@context': 'https://schema.org', name, url: 'https://sluimer.example/a/' })
  })
  it('preloads the largest picture first', () => {
    const head = html({
      title: 'x',
      preload: [{ srcSet: '/a 96w, /b 200w', sizes: '50vw', type: 'image/avif' }],
    })
    expect(head).toContain('imagesrcset="/a 96w, /b 200w" imagesizes="50vw" fetchpriority="high"')
  })
})
