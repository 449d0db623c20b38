import { describe, expect, test } from 'vitest'
import { splitTemplate, toScriptJson } from './template.ts'

const template = splitTemplate(
  '<html><head><!--head--><script type="module" src="/a.js"></script><link rel="modulepreload" href="/b.js">' +
    '<link rel="stylesheet" href="/c.css"></head><body><div id="root"><!--page--></div><!--data--></body></html>',
  '<script type="module" src="/start.js"></script>',
)

describe('data inside a page', () => {
  test.each([
    '</script><script>alert(1)</script>',
    '</SCRIPT >',
    '<!--<script>',
    ']]><!--',
    '\u2028alert(1)\u2029',
    "$& $1 $` $'",
    '"\\"</script>',
  ])('%j cannot end its script, and is parsed to the same value', (text) => {
    const data = { '/api/x': { [text]: text } }
    const html = template.compose({ head: '', page: '', data })
    const [, json = ''] = /id="route-data">(.*?)<\/script>/s.exec(html) ?? []
    expect(json).not.toMatch(/[<\u2028\u2029]/)
    expect(JSON.parse(json)).toEqual(data)
  })
  test('escapes what could end the element', () => {
    expect(toScriptJson({ a: '<' })).toBe(String.raw`{"a":"\u003c"}`)
  })
})

test('answers in another order give the same page, and thus the same ETag', () => {
  const [one, other] = [
    { '/api/a': 1, '/api/b': 2 },
    { '/api/b': 2, '/api/a': 1 },
  ].map((data) => template.compose({ head: '', page: '', data }))
  expect(other).toBe(one)
})

test('head and page are inserted at the marks of the template, whatever they contain', () => {
  const html = template.compose({
    head: '<title>$& <!--page--></title>',
    page: '<h1>$1<!--data--></h1>',
    data: {},
  })
  expect(html).toContain('<head><title>$& <!--page--></title>')
  expect(html).toContain('<div id="root"><h1>$1<!--data--></h1></div><script')
})

const assets = {
  styles: '<style>d</style>',
  preloads: '<link rel="modulepreload" href="/d.js">',
}

test('the inline styles of a page replace the style sheets of the template', () => {
  const html = template.compose({ head: '', assets, page: '</head>', data: {} })
  expect(html).toContain('<head><style>d</style></head>')
  expect(html).not.toContain('/c.css')
})

test('the scripts of a rendered page wait below it', () => {
  const html = template.compose({ head: '', assets, page: '<h1>Bed</h1>', data: {} })
  expect(html).toContain(
    '<template id="scripts"><link rel="modulepreload" href="/d.js"><script type="module" src="/a.js"></script>' +
      '<link rel="modulepreload" href="/b.js"></template><script type="module" src="/start.js"></script></body>',
  )
  expect(html.indexOf('/a.js')).toBeGreaterThan(html.indexOf('<h1>Bed</h1>'))
})

test('the scripts of a page that only the browser renders load at once, after the starter', () => {
  const html = template.compose({ head: '', assets, page: '', data: {} })
  expect(html).toContain(
    '<link rel="modulepreload" href="/b.js"><link rel="modulepreload" href="/d.js"></head>',
  )
  expect(html).not.toContain('template')
  expect(html.match(/\w+\.js/g)).toEqual(['start.js', 'a.js', 'b.js', 'd.js'])
  expect(template.compose({ head: '', page: '', data: {} }).match(/\w+\.js/g)).toEqual([
    'start.js',
    'a.js',
    'b.js',
  ])
})

test('a static page starts no script', () => {
  const html = template.composeStatic({ head: '', page: '<p>Oeps</p>' })
  expect(html).not.toMatch(/<script|modulepreload/)
  expect(html).toContain('rel="stylesheet"')
})

test('a template without the mark of the page is refused', () => {
  expect(() => splitTemplate('<html><!--head--></head><!--data--></html>', '')).toThrow('<!--page-->')
})
