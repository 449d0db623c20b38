/** @module-tag slow */
import { execFile, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmod, copyFile, mkdir, mkdtemp, readFile, rename } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

const run = promisify(execFile)
const isRoot = process.getuid?.() === 0
/** A user without privileges, such as `node` in the image. */
const unprivileged = isRoot ? { uid: 65_534, gid: 65_534 } : {}

let folder: string
/** The folder of a stage's `/`, by the stage's name. */
const stages = new Map<string, string>()
let image: { root: string; env: Record<string, string>; command: string[] }

/** The files that Docker would send: all that is not ignored by git or .dockerignore. */
const contextFiles = async (): Promise<string[]> => {
  const { stdout } = await run('git', ['ls-files', '-co', '--exclude-standard'], { maxBuffer: 1e8 })
  const ignored = (await readFile('.dockerignore', 'utf8')).split('\n').filter(Boolean)
  const patterns = ignored.map((pattern) => new RegExp(`^${pattern.replace('**/', '(.*/)?')}(/|$)`))
  return stdout.split('\n').filter((file) => file && !patterns.some((pattern) => pattern.test(file)))
}

const copyContext = async (files: string[], sources: string[], target: string, many: boolean) => {
  for (const source of sources) {
    const clean = path.posix.normalize(source)
    const isFile = files.includes(clean)
    const chosen = isFile ? [clean] : files.filter((file) => clean === '.' || file.startsWith(`${clean}/`))
    if (chosen.length === 0) throw new Error(`COPY ${source}: not in the context`)
    for (const file of chosen) {
      const name = isFile ? path.basename(file) : path.relative(clean, file)
      const to = isFile && !many ? target : path.join(target, name)
      await mkdir(path.dirname(to), { recursive: true })
      await copyFile(file, to)
    }
  }
}

/** Executes the COPY and RUN steps of the Dockerfile in order, each stage in an empty folder. */
const build = async () => {
  const text = (await readFile('Dockerfile', 'utf8')).replaceAll(/\\\n/g, ' ')
  const files = await contextFiles()
  const bin = path.join(folder, 'bin')
  await mkdir(bin)
  await copyFile(process.execPath, path.join(bin, 'node'))
  let root = ''
  let workdir = '/'
  let env: Record<string, string> = {}
  let command: string[] = []
  const inImage = (to: string) => path.join(root, path.posix.resolve(workdir, to))

  for (const line of text.split('\n')) {
    const [, step = '', rest = ''] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? []
    const words = rest.split(/\s+/)
    if (step === 'FROM') {
      root = path.join(folder, `stage-${stages.size}`)
      stages.set(words[2] ?? 'image', root)
      workdir = '/'
      env = {}
    } else if (step === 'WORKDIR') {
      workdir = rest
      await mkdir(inImage('.'), { recursive: true })
    } else if (step === 'ENV') {
      const [name = '', value = ''] = rest.split('=')
      env[name] = value
    } else if (step === 'COPY') {
      const from = /^--from=(\S+)$/.exec(words[0] ?? '')?.[1]
      const sources = words.slice(from ? 1 : 0, -1)
      const to = words.at(-1) ?? ''
      const isFolder = to.endsWith('/') || sources.length > 1
      if (!from) await copyContext(files, sources, inImage(to), isFolder)
      for (const source of from ? sources : []) {
        const target = isFolder ? path.join(inImage(to), path.basename(source)) : inImage(to)
        const given = path.join(stages.get(from ?? '') ?? '', source)
        // Each folder is copied once, so moving 100,000 files is enough.
        await mkdir(path.dirname(target), { recursive: true })
        await rename(given, target)
      }
    } else if (step === 'RUN') {
      const owned = rest.replace('chown node:node', isRoot ? 'chown 65534:65534' : 'true')
      await run('sh', ['-c', owned], {
        cwd: inImage('.'),
        env: { ...env, HOME: process.env.HOME, PATH: `${bin}:${process.env.PATH}` },
        maxBuffer: 1e8,
      })
    } else if (step === 'CMD') {
      command = JSON.parse(rest)
    }
  }
  image = { root: inImage('.'), env: { ...env, PATH: `${bin}:/usr/bin:/bin`, HOME: '/nonexistent' }, command }
}

const freePort = async (): Promise<string> => {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  return String(typeof address === 'object' && address?.port)
}

const running: (() => Promise<void>)[] = []

/** Starts a command of the image as the user without privileges. */
const start = ([program = '', ...args]: string[], env: Record<string, string> = {}) => {
  const child = spawn(program, args, { cwd: image.root, env: { ...image.env, ...env }, ...unprivileged })
  let output = ''
  child.stdout.on('data', (part: Buffer) => (output += part.toString()))
  child.stderr.on('data', (part: Buffer) => (output += part.toString()))
  const ended = once(child, 'close').then(([code]) => ({ code: Number(code), output }))
  running.push(async () => {
    child.kill('SIGTERM')
    await ended
  })
  return ended
}

const untilReady = async (url: string, ended: Promise<{ output: string }>) => {
  const end = ended.then(({ output }) => {
    throw new Error(`ended before it was ready:\n${output}`)
  })
  const answer = async () => expect((await fetch(`${url}/readyz`)).ok).toBe(true)
  await Promise.race([vi.waitFor(answer, { timeout: 110_000, interval: 100 }), end])
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sluimer-image-'))
  await chmod(folder, 0o755)
  await build()
}, 600_000)
afterAll(async () => {
  for (const stop of running.toReversed()) await stop()
  // Node's own `rm` takes five times as long for 100,000 files.
  await run('rm', ['-rf', folder])
}, 600_000)

describe('the image', () => {
  const shared = {
    PUBLIC_URL: 'https://sluimer.example',
    SERVICE_PASSWORD: 'a-password-of-its-own',
    RENDER_API_KEY: 'a-key-of-its-own-too',
    TEST_PAYMENTS: '1',
  }

  it.each([
    ['shop-api', ['TOKEN_SECRET', 'SMTP_URL', 'PUBLIC_URL', 'MOLLIE_API_KEY']],
    ['bff', ['SESSION_SECRET', 'TRUSTED_PROXIES', 'PUBLIC_URL']],
  ])('has a %s that refuses to start without its settings', async (server, names) => {
    const { code, output } = await start(['node', `${server}/src/main.ts`])
    expect(code).toBe(1)
    for (const name of names) expect(output).toContain(`${name} must be set`)
    expect(output).not.toContain('    at ')
  })

  it('has both servers, the health check and the commands of the operator, for a user without privileges', async () => {
    const [apiPort, port] = [await freePort(), await freePort()]
    const api = { url: `http://127.0.0.1:${apiPort}` }
    const settings = {
      ...shared,
      SHOP_API_PORT: apiPort,
      TOKEN_SECRET: 'a-secret-of-its-own-of-32-characters',
      SMTP_URL: 'smtp://127.0.0.1:9',
      PAYMENT_METHODS_OFF: 'banktransfer',
    }
    await untilReady(api.url, start(['node', 'shop-api/src/main.ts'], settings))
    const url = `http://127.0.0.1:${port}`
    const bff = {
      ...shared,
      PORT: port,
      SHOP_API_INTERNAL_URL: api.url,
      SESSION_SECRET: 'a-secret-of-our-own-0123456789abcdef',
      TRUSTED_PROXIES: 'none',
    }
    await untilReady(url, start(image.command, bff))

    const home = await fetch(url)
    expect([home.status, await home.text()]).toEqual([200, expect.stringContaining('<main')])
    expect((await fetch(`${url}/service/shipping-returns/`)).status).toBe(200)
    const check = ['node', 'commands/healthcheck.mjs']
    expect((await start([...check, `${url}/healthz`])).code).toBe(0)
    expect((await start([...check, `${url}/nowhere`])).code).toBe(1)
    const orders = await start(['node', 'commands/shop-api.mjs', 'cli.ts', 'orders'], settings)
    expect([orders.code, orders.output]).toEqual([0, expect.not.stringContaining('pnpm')])
  }, 120_000)
})

const hasCompose = spawnSync('docker', ['compose', 'version']).status === 0

it.skipIf(!hasCompose)('compose.yaml is valid', async () => {
  const text = await readFile('compose.yaml', 'utf8')
  const required = Array.from(text.matchAll(/\$\{([A-Z_]+):\?\}/g), ([, name = '']) => [name, 'x'])
  const env = { PATH: process.env.PATH, ...Object.fromEntries(required) }
  const { status, stderr } = spawnSync('docker', ['compose', 'config', '--quiet'], { env, encoding: 'utf8' })
  expect([status, stderr]).toEqual([0, ''])
})
