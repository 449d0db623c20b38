import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { node, root } from './project.mjs'

const stopWithParent = pathToFileURL(path.join(root, 'commands/stop-with-parent.mjs'))

const longestStart = 120_000
const longestStop = 15_000
/** Between the end of a server and its next start. It doubles after each start that fails. */
const pause = { first: 500, longest: 30_000 }

/**
 * Node's defaults are for machines with much memory: the garbage of a page is collected only after hundreds of
 * megabytes (docs/decisions/0036-memory-of-the-bff.md). compose.yaml and the Dockerfile have the same.
 */
export const memory = {
  options: {
    bff: ['--max-semi-space-size=8', '--max-old-space-size=128', '--heap-growing-percent=100'],
    'shop-api': [],
  },
  // In bytes. With fixed thresholds, glibc returns the large blocks of a compression when it ends.
  env: { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' },
}

/**
 * Starts a program of the project as a child process in its own process group, so that Ctrl-C reaches it only through
 * us, and not from the terminal as well. It stops when this process ends.
 * @param {string} name
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 */
export function launchProgram(name, args, env = {}) {
  const child = spawn(node, [`--import=${stopWithParent}`, ...args], {
    cwd: root,
    env: { ...memory.env, ...process.env, ...env },
    // The channel closes when this process ends, however it ends.
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    detached: true,
  })
  return { name, child, exited: once(child, 'exit') }
}

/**
 * @param {'bff' | 'shop-api'} name
 * @param {NodeJS.ProcessEnv} env
 */
export function launch(name, env, { watch = false } = {}) {
  const options = watch ? ['--watch', '--watch-preserve-output'] : []
  return launchProgram(name, [...memory.options[name], ...options, path.join(name, 'src/main.ts')], env)
}

const isGone = ({ child }) => child.exitCode !== null || child.signalCode !== null

/** @throws when the server exits, or does not answer in time. */
export async function waitUntilReady(server, url) {
  const deadline = Date.now() + longestStart
  while (Date.now() < deadline) {
    if (isGone(server))
      throw new Error(`${server.name} stopped before it was ready; the lines above say why.`)
    try {
      const answer = await fetch(url, { signal: AbortSignal.timeout(2_000) })
      if (answer.ok) return
    } catch {
      // Not listening yet.
    }
    await delay(50)
  }
  throw new Error(`${server.name} was not ready within ${longestStart / 1000} seconds.`)
}

export async function stop(server) {
  if (isGone(server)) return
  server.child.kill('SIGTERM')
  const forced = new AbortController()
  await Promise.race([
    server.exited,
    delay(longestStop, undefined, { signal: forced.signal })
      .then(() => server.child.kill('SIGKILL'))
      .catch(() => {}),
  ])
  forced.abort()
}

/** The address in a URL of a server that listens on `host`. One that listens on all addresses is on loopback too. */
function reachable(host) {
  if (host === '0.0.0.0') return '127.0.0.1'
  if (host === '::') return '[::1]'
  return host.includes(':') ? `[${host}]` : host
}

/**
 * The URLs of the servers on this machine. An empty setting counts as not set, as in the servers.
 * @param {NodeJS.ProcessEnv} settings
 */
export function addressesOf(settings) {
  return {
    'shop-api': `http://${reachable(settings.SHOP_API_HOST || '127.0.0.1')}:${settings.SHOP_API_PORT || '4000'}`,
    bff: `http://${reachable(settings.HOST || '127.0.0.1')}:${settings.PORT || '3000'}`,
  }
}

const portSettings = { 'shop-api': 'SHOP_API_PORT', bff: 'PORT' }

/**
 * @param {'bff' | 'shop-api'} name
 * @param {string} address
 * @throws when another program listens on the port of a server: its answers would count as those of the server
 */
async function refusePortInUse(name, address) {
  const { hostname, port } = new URL(address)
  const probe = createServer().listen({ host: hostname.replaceAll(/[[\]]/g, ''), port: Number(port || 80) })
  try {
    await once(probe, 'listening')
  } catch (error) {
    // The server itself reports the others.
    if (error.code !== 'EADDRINUSE') return
    const setting = portSettings[name]
    throw new Error(
      `Port ${port} is in use by another program. Stop that program, or set ${setting} to a free port.`,
      { cause: error },
    )
  }
  probe.close()
  await once(probe, 'close')
}

/**
 * The settings for which `npm start` has another default than the servers.
 * @param {NodeJS.ProcessEnv} settings
 */
export function settingsOfStart(settings) {
  return {
    SHOP_API_INTERNAL_URL: settings.SHOP_API_INTERNAL_URL || addressesOf(settings)['shop-api'],
    PUBLIC_URL: settings.PUBLIC_URL || `http://localhost:${settings.PORT || '3000'}`,
    LOG_LEVEL: settings.LOG_LEVEL || 'warn',
    // Compiled modules, without their types: a later start takes a quarter less CPU time.
    NODE_COMPILE_CACHE: settings.NODE_COMPILE_CACHE || path.join(root, 'node_modules/.cache/compiled'),
  }
}

/**
 * Starts shop-api and then the bff, and resolves when both answer. A server that dies later is restarted until it
 * answers, as in production; if a server cannot start at first, everything stops.
 */
export async function startServers({ env = {}, watch = false } = {}) {
  const settings = { ...process.env, ...env }
  const addresses = addressesOf(settings)
  const own = settingsOfStart(settings)
  const running = new Map()
  const stopping = new AbortController()

  const start = async (name) => {
    await refusePortInUse(name, addresses[name])
    const server = launch(name, { ...env, ...own }, { watch })
    running.set(name, server)
    await waitUntilReady(server, `${addresses[name]}/readyz`)
  }
  const keepRunning = async (name) => {
    for (let failures = 0; ;) {
      const [code, signal] = await running.get(name).exited
      if (stopping.signal.aborted) return
      const wait = Math.min(pause.first * 2 ** failures, pause.longest)
      console.error(
        `${name} stopped (${signal ?? `exit code ${code}`}); starting it again in ${wait / 1000} seconds.`,
      )
      await delay(wait, undefined, { signal: stopping.signal }).catch(() => {})
      if (stopping.signal.aborted) return
      try {
        await start(name)
        failures = 0
      } catch (error) {
        failures += 1
        if (!stopping.signal.aborted) console.error(error.message)
        await stop(running.get(name))
      }
    }
  }
  const stopAll = async () => {
    stopping.abort()
    await Promise.all([...running.values()].filter(({ name }) => name === 'bff').map(stop))
    await Promise.all([...running.values()].map(stop))
  }

  try {
    // Before shop-api starts, which takes long.
    await refusePortInUse('bff', addresses.bff)
    for (const name of ['shop-api', 'bff']) {
      await start(name)
      void keepRunning(name)
    }
  } catch (error) {
    await stopAll()
    throw error
  }
  return {
    url: own.PUBLIC_URL,
    shopApiUrl: own.SHOP_API_INTERNAL_URL,
    stop: stopAll,
    /** The process id of a server, for measurements. */
    pid: (name) => running.get(name)?.child.pid,
    /** Kills `shop-api` or `bff`, which is then restarted as after any crash; or sends another signal. */
    kill: (name, signal = 'SIGKILL') => running.get(name)?.child.kill(signal),
  }
}

/** Waits for Ctrl-C, a stop signal or `ended`, and then calls `stopAll`. */
export async function untilStopped(stopAll, ended = new Promise(() => {})) {
  const stopped = ['SIGINT', 'SIGTERM', 'SIGHUP'].map((signal) => once(process, signal))
  await Promise.race([...stopped, ended])
  console.log('\nStopping the shop …')
  await stopAll()
}
