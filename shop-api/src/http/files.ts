import type { FastifyReply } from 'fastify'
import type { App } from '../context.ts'
import { refuse } from '../refusal.ts'
import { answer } from './errors.ts'

/** Lets the routes of the scope receive one file of at most so many megabytes as their body. */
export const acceptFiles = (scope: App, megabytes: number): void => {
  const bodyLimit = megabytes * 1024 * 1024
  const tooLarge = refuse('payload_too_large', `Dit bestand is te groot: hoogstens ${megabytes} MB.`)
  scope.addContentTypeParser(
    'application/octet-stream',
    { parseAs: 'buffer', bodyLimit },
    (_request, body, done) => done(null, body),
  )
  // Before the parser, whose own error has the general message.
  scope.addHook('preParsing', async ({ headers }) => {
    if (Number(headers['content-length'] ?? 0) > bodyLimit) answer(tooLarge)
  })
}

const noFile = refuse('validation_failed', 'Kies een bestand.')

/** The file that was sent. */
export const receivedFile = (body: unknown): Buffer => {
  const file = Buffer.isBuffer(body) && body.length > 0 ? body : noFile
  return answer<Buffer>(file)
}

/** Lets the browser show a PDF. */
export const sendPdf = (reply: FastifyReply, { name, pdf }: { name: string; pdf: Buffer }): FastifyReply =>
  reply.type('application/pdf').header('content-disposition', `inline; filename="${name}"`).send(pdf)
