import { createServer, type Server, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'

export interface MailServer {
  url: string
  /** Received mails in raw form. */
  received: string[]
  /** The commands of all connections, without the mails. */
  commands: string[]
  /** The number of mails to reject before accepting any: at once, or at their recipient with this answer. */
  refuseNext: (count: number, recipientAnswer?: string) => void
  close: () => Promise<void>
}

/** A mail server on loopback with the minimal SMTP to accept or reject mails. */
export const openMailServer = async (): Promise<MailServer> => {
  const received: string[] = []
  const commands: string[] = []
  const sockets = new Set<Socket>()
  let refusals = 0
  let answer: string | undefined

  const serve = (socket: Socket) => {
    sockets.add(socket)
    let buffer = ''
    let inData = false
    const say = (line: string) => socket.write(`${line}\r\n`)
    say('220 test')
    socket.on('error', () => socket.destroy())
    socket.on('data', (chunk) => {
      buffer += chunk.toString('utf8')
      for (;;) {
        const end = inData ? buffer.indexOf('\r\n.\r\n') : buffer.indexOf('\r\n')
        if (end === -1) return
        const piece = buffer.slice(0, end)
        buffer = buffer.slice(end + (inData ? 5 : 2))
        if (inData) {
          inData = false
          received.push(piece)
          say('250 taken')
          continue
        }
        commands.push(piece)
        if (piece.startsWith(answer ? 'RCPT' : 'MAIL') && refusals > 0) {
          refusals -= 1
          say(answer ?? '451 not now')
        } else if (piece === 'DATA') {
          inData = true
          say('354 go on')
        } else if (piece === 'QUIT') {
          say('221 bye')
          socket.end()
        } else say('250 ok')
      }
    })
  }

  const server: Server = createServer(serve)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    commands,
    refuseNext: (count, recipientAnswer) => {
      refusals = count
      answer = recipientAnswer
    },
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy()
        server.close(() => resolve())
      }),
  }
}
