import { createServer, connect, type AddressInfo, type Socket } from 'node:net'
import { once } from 'node:events'

export interface FaultProxy {
  port: number
  /** Sockets that are open now keep their connection, but nothing arrives any more. New ones work. */
  freeze: () => void
  /** As `freeze`, and also for sockets that are opened until `heal`. */
  blackHole: () => void
  /** Closes all sockets and refuses new ones until `heal`. */
  goDown: () => void
  /** Delays every answer until `heal`. */
  slowDown: (ms: number) => void
  /** Breaks each new connection after this number of bytes of its answers, until `heal`. */
  cutAfter: (bytes: number) => void
  /** New sockets work again. Frozen ones stay frozen, as after a failover. */
  heal: () => void
  /** The number of sockets that clients hold open. */
  open: () => number
  close: () => Promise<void>
}

type Fault = { kind: 'black hole' | 'down' } | { kind: 'slow'; ms: number } | { kind: 'cut'; bytes: number }

interface Pair {
  client: Socket
  server: Socket
  frozen: boolean
}

/**
 * A TCP proxy that can fail as networks do. The operating system keeps acknowledging the bytes that are sent
 * into a frozen socket, so that neither side notices.
 * @param target a port on loopback, or the path of a Unix socket
 */
export const startFaultProxy = async (target: { port: number } | { path: string }): Promise<FaultProxy> => {
  let fault: Fault | undefined
  const pairs = new Set<Pair>()

  const pass = (pair: Pair, from: Socket, to: Socket) => {
    let left = fault?.kind === 'cut' && from === pair.server ? fault.bytes : Infinity
    from.on('data', (bytes: Buffer) => {
      if (pair.frozen) return
      const send = () => {
        if (pair.frozen || to.destroyed) return
        to.write(left < bytes.length ? bytes.subarray(0, left) : bytes)
        left -= bytes.length
        if (left < 0) to.destroySoon()
      }
      if (fault?.kind === 'slow' && from === pair.server) setTimeout(send, fault.ms)
      else send()
    })
    from.on('error', () => {})
    from.on('close', () => {
      pairs.delete(pair)
      if (!pair.frozen || from === pair.client) to.destroy()
    })
  }

  const listener = createServer((client) => {
    if (fault?.kind === 'down') {
      client.destroy()
      return
    }
    const pair = { client, server: connect(target), frozen: fault?.kind === 'black hole' }
    pairs.add(pair)
    pass(pair, pair.client, pair.server)
    pass(pair, pair.server, pair.client)
  })
  listener.listen(0, '127.0.0.1')
  await once(listener, 'listening')

  const freeze = () => {
    for (const pair of pairs) pair.frozen = true
  }
  const closeAll = () => {
    for (const { client, server } of pairs) {
      client.destroy()
      server.destroy()
    }
  }

  return {
    port: (listener.address() as AddressInfo).port,
    freeze,
    blackHole: () => {
      fault = { kind: 'black hole' }
      freeze()
    },
    goDown: () => {
      fault = { kind: 'down' }
      closeAll()
    },
    slowDown: (ms) => {
      fault = { kind: 'slow', ms }
    },
    cutAfter: (bytes) => {
      fault = { kind: 'cut', bytes }
    },
    heal: () => {
      fault = undefined
    },
    open: () => pairs.size,
    close: async () => {
      closeAll()
      listener.close()
      await once(listener, 'close')
    },
  }
}
