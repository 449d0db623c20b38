import { once } from 'node:events'
import { connect } from 'node:net'

/** Requests to these addresses of one server, in turn; with bodies, the POST of each to the first address. */
export interface Load {
  urls: string[]
  bodies?: object[]
  headers?: Record<string, string>
}

const requestsOf = ({ urls, bodies, headers = {} }: Load): Buffer[] => {
  const write = (method: string, url: string, body = '') => {
    const { host, pathname, search } = new URL(url)
    const sent =
      body === '' ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
    const fields = Object.entries({ host, 'accept-encoding': 'br', ...headers, ...sent })
    return Buffer.from(
      `${method} ${pathname}${search} HTTP/1.1\r\n${fields.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${body}`,
    )
  }
  return bodies
    ? bodies.map((body) => write('POST', urls[0] ?? '', JSON.stringify(body)))
    : urls.map((url) => write('GET', url))
}

/** The length of the answer at the start of `bytes`, or null while its head is incomplete. */
const answerLength = (bytes: Buffer): number | null => {
  const end = bytes.indexOf('\r\n\r\n')
  if (end < 0) return null
  const head = bytes.toString('latin1', 0, end)
  const length = /^content-length: (\d+)$/im.exec(head)?.[1]
  if (!head.startsWith('HTTP/1.1 200') || length === undefined) throw new Error(`unexpected answer: ${head}`)
  return end + 4 + Number(length)
}

/** Sends one request after the other over a connection, until there is no next one; returns the times in ms. */
const visit = async (address: string, next: () => Buffer | null): Promise<number[]> => {
  const { hostname, port } = new URL(address)
  const socket = connect({ host: hostname, port: Number(port), noDelay: true })
  await once(socket, 'connect')
  const times: number[] = []
  const first = next()
  if (first === null) return times
  await new Promise<void>((resolve, reject) => {
    let begun = performance.now()
    let received: Buffer[] = []
    let count = 0
    let length: number | null = null
    socket.on('error', reject)
    socket.on('data', (bytes: Buffer) => {
      try {
        received.push(bytes)
        count += bytes.length
        length ??= answerLength(received.length === 1 ? bytes : Buffer.concat(received))
      } catch (error) {
        reject(error as Error)
      }
      if (length === null || count < length) return
      const now = performance.now()
      times.push(now - begun)
      const request = next()
      if (request === null) return resolve()
      begun = now
      received = []
      count = 0
      length = null
      socket.write(request)
    })
    socket.write(first)
  })
  socket.destroy()
  return times
}

const measure = async (load: Load, connections: number, next: () => Buffer | null) => {
  const begun = performance.now()
  const [address = ''] = load.urls
  const times = (await Promise.all(Array.from({ length: connections }, () => visit(address, next)))).flat()
  const took = (performance.now() - begun) / 1000
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor(times.length * share)] ?? 0
  return { requests: times.length, perSecond: times.length / took, p50: at(0.5), p95: at(0.95) }
}

/**
 * Requests per second over this many connections. On plain sockets: autocannon decodes each body to a string, and undici
 * takes about as long per request as the servers that are measured.
 */
export const fire = (load: Load, connections: number, seconds: number) => {
  const requests = requestsOf(load)
  const until = performance.now() + seconds * 1000
  let sent = 0
  return measure(load, connections, () =>
    performance.now() < until ? (requests[sent++ % requests.length] ?? null) : null,
  )
}

/** Sends each request once. */
export const fireOnce = (load: Load, connections: number) => {
  const requests = requestsOf(load)
  let sent = 0
  return measure(load, connections, () => requests[sent++] ?? null)
}
