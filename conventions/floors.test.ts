import { describe, expect, it } from 'vitest'
import { importsOf, sources } from './sources.ts'

/** The folders and files of a src, bottom up: each imports only those before it. */
const floors = {
  'shop-api': `
    refusal.ts iban.ts format.ts html.ts log.ts pricing config.ts
    db payment-provider.ts metrics.ts context.ts http session quota idempotency mail password
    delivery promotion configurator catalog search advice image render change redirect
    address shipping payment cart checkout order customer staff assortment
    content newsletter review back-in-stock abandonment withdrawal contact return-request assistant chat
    retention login health set-up command back-office
    app.ts jobs.ts tracing.ts cli.ts start-shop.ts main.ts`,
  web: `
    paths.ts stores document ui/browser api router ui analytics
    forms address payment features compositions pages layouts
    page-data.ts routes.tsx prefetch-page.ts app.tsx start.ts entry-server.tsx entry-client.tsx`,
}

describe.each(Object.entries(floors))('inside %s, each floor imports only lower floors', (name, list) => {
  const bottomUp = list.trim().split(/\s+/)
  // The router uses `ui/browser`, and the rest of `ui` the router.
  const room = new RegExp(`^${name}/src/(ui/browser|[^/]+)`)
  const roomOf = (file: string) => room.exec(file)?.[1]
  const inside = importsOf(`${name}/src/`).filter(({ to }) => /\.tsx?$/.test(to) && roomOf(to) !== undefined)

  it('every folder has its floor', () => {
    const rooms = new Set(sources.map(roomOf).filter((found) => found !== undefined))
    expect([...rooms].toSorted()).toEqual(bottomUp.toSorted())
  })
  it('a folder imports only folders on lower floors', () => {
    const upwards = inside.filter(
      ({ from, to }) => bottomUp.indexOf(roomOf(from) ?? '') < bottomUp.indexOf(roomOf(to) ?? ''),
    )
    expect(inside.length).toBeGreaterThan(500)
    expect(upwards.map(({ from, to }) => `${from} imports ${to}`)).toEqual([])
  })
})
