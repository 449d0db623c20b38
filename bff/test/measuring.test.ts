import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openCatalogueDouble } from './catalogue-double.ts'
import { eventually, type FrontDesk, openFrontDesk } from './front-desk.ts'
import { openWebDouble } from './web-double.ts'

let web: Awaited<ReturnType<typeof openWebDouble>>
let provider: Awaited<ReturnType<typeof openCatalogueDouble>>
let bare: FrontDesk
let measured: FrontDesk
beforeAll(async () => {
  web = await openWebDouble()
  provider = await openCatalogueDouble()
  const tagManager = new URL('https://tags.sluimer.example/gtm.js?id=GTM-ABC123')
  bare = await openFrontDesk(provider.url, { webDist: web.folder })
  measured = await openFrontDesk(provider.url, { webDist: web.folder, tagManager })
  for (const desk of [bare, measured]) await eventually(() => desk.bff.shopApi.loggedIn())
})
afterAll(async () => {
  await bare.close()
  await measured.close()
  await provider.close()
  await web.close()
})

const get = async (desk: FrontDesk, path: string) => {
  const answer = await fetch(desk.url + path, { redirect: 'manual' })
  const directives = (answer.headers.get('content-security-policy') ?? '').split(';')
  const sources = (name: string) => directives.find((text) => text.startsWith(`${name} `)) ?? ''
  return { ...answer, status: answer.status, headers: answer.headers, html: await answer.text(), sources }
}

describe('a tag manager', () => {
  test('is in the page and in the Content-Security-Policy only if it is configured', async () => {
    const without = await get(bare, '/')
    expect(without.html).not.toContain('tag-manager')
    expect(without.headers.get('content-security-policy')).not.toMatch(/https:\/\//)

    const { html, sources } = await get(measured, '/')
    expect(html).toContain(
      '<meta name="tag-manager" content="https://tags.sluimer.example/gtm.js?id=GTM-ABC123">',
    )
    for (const directive of ['script-src', 'img-src', 'connect-src']) {
      expect(sources(directive)).toContain(' https://tags.sluimer.example')
    }
    expect(sources('script-src')).not.toContain('unsafe')
    expect(sources('default-src')).toBe("default-src 'self'")
  })

  test('is on every page, also on those rendered in the browser', async () => {
    const [one, other] = await Promise.all([get(measured, '/cart/'), get(measured, '/checkout/pay/')])
    expect(one.html).toContain('name="tag-manager"')
    expect(other.html).toContain('name="tag-manager"')
  })
})

describe('an email address in the URL', () => {
  const email = Buffer.from('canary@example.org').toString('base64url')

  test('does not change the page, and the answer is not cached', async () => {
    const plain = await get(bare, '/')
    const named = await get(bare, `/?email=${email}`)
    expect(named.status).toBe(200)
    expect(named.html).toBe(plain.html)
    expect(named.headers.get('cache-control')).toBe('private, no-store')
    expect(named.headers.get('referrer-policy')).toBe('strict-origin')
    expect(plain.headers.get('cache-control')).toContain('public')
  })

  test('is part of the redirect to the canonical URL of a page, which is not cached', async () => {
    const answer = await get(bare, `/dekbedovertrek?email=${email}`)
    expect(answer.status).toBe(301)
    expect(answer.headers.get('location')).toBe(`/dekbedovertrek/?email=${email}`)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
  })

  test('is not logged', async () => {
    await get(bare, `/stuk.html?email=${email}`)
    await get(bare, `/zo-is-er-geen/?email=${email}`)
    await get(bare, `/api/shell?email=${email}`)
    const log = bare.lines.join('\n')
    expect(log).toContain('answered')
    expect(log).not.toContain(email)
  })
})
