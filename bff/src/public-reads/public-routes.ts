import type { App } from '../app-type.ts'
import { ApiProblem } from '../problem.ts'
import type { ReadInput, PublicRead } from './public-read.ts'
import type { PublicReads } from './public-reads.ts'
import { sendAnswer } from './send-answer.ts'

/** Opens a public read under its own address. */
export const openRead = <Input extends ReadInput, T>(
  app: App,
  reads: PublicReads,
  read: PublicRead<Input, T>,
) => {
  const { url, id, summary, params, querystring, answer } = read
  const schema = {
    operation: { id, summary, errors: ['not_found' as const] },
    ...(params && { params }),
    ...(querystring && { querystring }),
    response: { 200: answer },
  }
  app.get<{ Params: ReadInput; Querystring: ReadInput }>(url, { schema }, async (request, reply) => {
    // What the read's own schemas have let through is what it asks for.
    const input = { ...request.params, ...request.query } as Input
    const found = await reads.answer(read, input)
    if (!found) throw new ApiProblem('not_found')
    return sendAnswer(request, reply, found)
  })
}
