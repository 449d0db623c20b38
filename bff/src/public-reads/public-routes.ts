import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../app-type.ts'
import { ApiProblem } from '../problem.ts'
import { checkedInput, type PublicRead, type ReadInput } from './public-read.ts'
import type { PublicReads } from './public-reads.ts'
import { sendAnswer } from './send-answer.ts'

/** Registers the route of a public read, for the browser and for pages. */
export const openRead = <Input extends ReadInput, T>(
  app: App,
  reads: PublicReads,
  read: PublicRead<Input, T>,
) => {
  reads.open(read)
  const { url, operation, params, querystring, answer } = read
  const schema = {
    operation: { ...operation, errors: ['not_found' as const] },
    ...(params && { params }),
    ...(querystring && { querystring }),
    response: { 200: answer },
  }
  const sendFromMemory = async (request: FastifyRequest, reply: FastifyReply) => {
    const found = reads.inMemory(request.url)
    return found && sendAnswer(request, reply, found)
  }
  app.get<{ Params: ReadInput; Querystring: ReadInput }>(
    url,
    { schema, onRequest: sendFromMemory, config: { countsUncached: true } },
    async (request, reply) => {
      const input = checkedInput<Input>(request.params, request.query)
      const found = await reads.answer(read, input, () => app.countUncached(request, reply))
      if (!found) throw new ApiProblem('not_found')
      return sendAnswer(request, reply, found)
    },
  )
}
