/** @module-tag slow */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { findCommand } from '../bff/test/find-command.ts'
import { freePort } from '../bff/test/free-port.ts'
import { isMissing } from '../bff/test/is-missing.ts'

const command = findCommand('caddy', '/usr/bin/caddy')

/** A server with the files of one release. */
const openReplica = async (release: string) => {
  const server = createServer(({ url = '' }, response) => {
    const isThere = !url.includes('/assets/') || url.endsWith(`${release}.js`)
    response.writeHead(isThere ? 200 : 404).end(release)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const close = () => server.close().closeAllConnections()
  onTestFinished(() => void close())
  return { address: `127.0.0.1:${(server.address() as AddressInfo).port}`, close }
}

/** Caddy with the Caddyfile, in front of these replicas of both servers. */
const openCaddy = async (replicas: { address: string }[]) => {
  const [shop, office, inside, health] = await Promise.all([freePort(), freePort(), freePort(), freePort()])
  const folder = mkdtempSync(join(tmpdir(), 'sluimer-caddy-'))
  const file = readFileSync('Caddyfile', 'utf8')
    .replaceAll(/\b(?:bff|shop-api)-(\d):\d+/g, (_, nth) => replicas[Number(nth) - 1]?.address ?? '')
    .replace('http://127.0.0.1:2020', `http://127.0.0.1:${health}`)
    .replace('http://:4000', `http://127.0.0.1:${inside}`)
  writeFileSync(join(folder, 'Caddyfile'), file)
  const urls = { shop: `http://127.0.0.1:${shop}`, office: `http://127.0.0.1:${office}` }
  const caddy = spawn(command ?? '', ['run', '--config', 'Caddyfile'], {
    cwd: folder,
    env: { ...process.env, HOME: folder, PUBLIC_URL: urls.shop, OFFICE_URL: urls.office },
    stdio: 'ignore',
  })
  onTestFinished(async () => {
    const ended = once(caddy, 'exit')
    caddy.kill()
    await ended
    rmSync(folder, { recursive: true })
  })
  await vi.waitFor(() => fetch(`http://127.0.0.1:${health}`), 10_000)
  return urls
}

const read = async (url: string) => {
  const answer = await fetch(url)
  return `${answer.status} ${await answer.text()}`
}

describe.skipIf(isMissing('the Caddyfile: caddy is not installed', command !== undefined))('Caddy', () => {
  it.each([['old', 'new'] as const, ['new', 'old'] as const])(
    'finds the files of both releases while one replica is %s and the other %s',
    async (...releases) => {
      const replicas = await Promise.all(releases.map(openReplica))
      const { shop, office } = await openCaddy(replicas)
      for (const folder of [`${shop}/assets`, `${office}/admin/assets`]) {
        expect(await read(`${folder}/page-old.js`)).toBe('200 old')
        expect(await read(`${folder}/page-new.js`)).toBe('200 new')
        expect(await read(`${folder}/page-gone.js`)).toMatch(/^404 /)
      }
      replicas[1]?.close()
      expect(await read(`${shop}/assets/page-${releases[0]}.js`)).toBe(`200 ${releases[0]}`)
      expect(await read(`${shop}/assets/page-${releases[1]}.js`)).toMatch(/^404 /)
      expect(await read(shop)).toBe(`200 ${releases[0]}`)
    },
  )
})
