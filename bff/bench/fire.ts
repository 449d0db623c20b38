import { once } from 'node:events'
import { connect } from 'node:net'

export interface Load {
  url: string
  headers?: Record<string, string>
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

/** Sends one request after the other over a connection until `until`; returns the times in ms. */
const visit = async ({ url, headers = {} }: Load, until: number): Promise<number[]> => {
  const { hostname, port, host, pathname, search } = new URL(url)
  const given = Object.entries({ host, 'accept-encoding': 'br', ...headers })
  const request = Buffer.from(
    `GET ${pathname}${search} HTTP/1.1\r\n${given.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`,
  )
  const socket = connect({ host: hostname, port: Number(port), noDelay: true })
  await once(socket, 'connect')
  const times: number[] = []
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
      if (now > until) return resolve()
      begun = now
      received = []
      count = 0
      length = null
      socket.write(request)
    })
    socket.write(request)
  })
  socket.destroy()
  return times
}

/**
 * Requests per second over this many connections. On plain sockets: autocannon decodes each body to a string, and undici
 * takes about as long per request as the servers that are measured.
 */
export const fire = async (load: Load, connections: number, seconds: number) => {
  const begun = performance.now()
  const until = begun + seconds * 1000
  const times = (await Promise.all(Array.from({ length: connections }, () => visit(load, until)))).flat()
  const took = (performance.now() - begun) / 1000
  return { perSecond: times.length / took, p50: times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0 }
}
