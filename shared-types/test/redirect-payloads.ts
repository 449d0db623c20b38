/** Texts with another site, or with code, where a path of the shop is expected. */
export const foreignTargets = [
  'https://evil.example', 'http://evil.example/', 'HTTPS://EVIL.EXAMPLE', 'hTtPs:evil.example', 'https:/evil.example',
  'https:\\\\evil.example', 'ftp://evil.example', '//evil.example', '///evil.example', '////evil.example/a',
  '//evil.example?x', '//evil.example/%2e%2e', '//evil.example/%2f..', '//evil.example:80', '//[::1]', '//2130706433/',
  '//shop.example@evil.example', '//user:password@evil.example/', 'https://shop.example@evil.example/',
  'https://shop.example.evil.example/', '//\tevil.example', '/\\evil.example', '\\\\evil.example', '\\/evil.example',
  '/\\/evil.example', '/\\\\evil.example', '\\evil.example', '/%5cevil.example', '/%5c%5cevil.example',
  '/%5C/evil.example', '/%255cevil.example', '/%2f/evil.example', '/%2f%2fevil.example', '/%2fevil.example',
  '/%2F%2Fevil.example', '%2f%2fevil.example', '%2F%2Fevil.example', '//%2fevil.example', '/%252f%252fevil.example',
  '/%25252f%25252fevil.example', '/./ /evil.example/..', '/..//evil.example', '/.//evil.example',
  '/./%2f/evil.example', '/foo/..//evil.example', '/%2e%2e//evil.example', '/%2e/%2fevil.example',
  '/\t/evil.example', '/\n/evil.example', '/\r/evil.example', '/\r\n//evil.example', '/%09/evil.example',
  '/%0a/evil.example', '/\r\nLocation: //evil.example', '/%0d%0aLocation:%20https://evil.example',
  '/a\r\nSet-Cookie: a=b', '/a%0d%0aSet-Cookie:%20x=1', '/a?x=\r\nSet-Cookie: x=1', '/%00/evil.example',
  '/\u0000//evil.example', '\t//evil.example', ' //evil.example', '\u00a0//evil.example', '/%E2%80%A8//evil.example',
  '/\u200b/evil.example', '/\u202e/evil', '/%e2%80%ae/evil', '／／evil.example', '⁄⁄evil.example', '∕∕evil.example',
  '/%zz//evil.example', '/%u002f%u002fevil.example', 'javascript:alert(1)', 'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)', ' javascript:alert(1)', '\u0001javascript:alert(1)', '/javascript:alert(1)\u2028',
  'javascript://shop.example/%0aalert(1)', 'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==', 'vbscript:msgbox(1)', 'file:///etc/passwd',
  'mailto:een@evil.example', 'blob:https://evil.example/1', 'view-source:https://evil.example', 'evil.example',
  '.evil.example', '@evil.example', ':80', '?url=//evil.example', '#//evil.example',
] // prettier-ignore

/** Texts that look like another site, but are paths of the shop to a browser. */
export const oddPaths = [
  '/@evil.example', '/;@evil.example', '/.evil.example', '/https://evil.example', '/javascript:alert(1)',
  '/%ef%bc%8f%ef%bc%8fevil.example', '/%E2%81%84%E2%81%84evil.example', '/／evil.example', '/⁄evil.example',
  '/a?x=%0d%0aSet-Cookie:%20x=1', '/a//evil.example', '/a?//evil.example', '/a#//evil.example',
] // prettier-ignore

export const redirectPayloads = [...foreignTargets, ...oddPaths]

/**
 * The origin to which a browser on a page of `shop` goes for this target.
 * @param target a `Location` header, or the argument of a navigation
 */
export const originOf = (target: string, shop: string): string => new URL(target, `${shop}/a/page/`).origin
