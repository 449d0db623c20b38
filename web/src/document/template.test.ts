import { describe, expect, test } from 'vitest'
import { splitTemplate, toScriptJson } from './template.ts'

const template = splitTemplate(
  '<html><head><!--head--><script type="module" src="/a.js"></script><link rel="modulepreload" href="/b.js">' +
    '<link rel="stylesheet" href="/c.css"></head><body><div id="root"><!--page--></div><!--data--></body></html>',
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

test('links of a page follow those of the template, which they depend on', () => {
  const html = template.compose({
    head: '',
    preloads: '<link rel="stylesheet" href="/d.css">',
    page: '</head>',
    data: {},
  })
  expect(html).toContain(
    '<link rel="stylesheet" href="/c.css"><link rel="stylesheet" href="/d.css"></head><body>',
  )
})

test('a static page starts no script', () => {
  const html = template.composeStatic({ head: '', page: '<p>Oeps</p>' })
  expect(html).not.toMatch(/<script|modulepreload/)
  expect(html).toContain('rel="stylesheet"')
})

test('a template without the mark of the page is refused', () => {
  expect(() => splitTemplate('<html><!--head--></head><!--data--></html>')).toThrow('<!--page-->')
})
