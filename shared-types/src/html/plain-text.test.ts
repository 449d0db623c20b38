import { expect, test } from 'vitest'
import { plainText } from './plain-text.ts'

test.each([
  ['<p>Wol &amp; dons.</p><p>Uit <strong>Texel</strong>.</p>', 'Wol & dons. Uit Texel.'],
  ['<ul><li>warm</li><li>licht</li></ul>', 'warm licht'],
  ['<script>alert(1)</script>caf&eacute; &lt;b&gt; &amp;lt;', 'café <b> &lt;'],
  ['geen html', 'geen html'],
])('the text of %s is %s', (html, text) => {
  expect(plainText(html)).toBe(text)
})
