import { z } from 'zod'
import { openOutsideDouble, type Reply } from './outside-double.ts'

const Call = z.object({ id: z.string(), function: z.object({ name: z.string(), arguments: z.string() }) })

/** The request format of a chat-completions server, with the same checks on the order of messages. */
const CompletionRequest = z.object({
  model: z.string(),
  messages: z.array(
    z.discriminatedUnion('role', [
      z.object({ role: z.enum(['system', 'user']), content: z.string() }),
      z.object({
        role: z.literal('assistant'),
        content: z.string().nullable(),
        tool_calls: z.array(Call).min(1),
      }),
      z.object({ role: z.literal('tool'), content: z.string(), tool_call_id: z.string() }),
    ]),
  ),
  tools: z.array(z.object({ type: z.literal('function'), function: z.object({ name: z.string() }) })),
  tool_choice: z.enum(['auto', 'none']),
})
type CompletionRequest = z.infer<typeof CompletionRequest>

/** The names of the facts in the prompt, by number. */
const Facts = z.object({
  feiten: z.array(z.object({ nummer: z.int(), titel: z.string(), tekst: z.string() })),
})

const factsIn = ({ messages }: CompletionRequest) =>
  messages
    .filter(({ role }) => role === 'user' || role === 'tool')
    .flatMap(({ content }) => Facts.parse(JSON.parse(content ?? '')).feiten)

export interface Turn {
  request: CompletionRequest
  /** All received messages, as sent. */
  prompt: string
  facts: ReturnType<typeof factsIn>
}

type Answer = { says: string } | { calls: [name: string, given: string][] } | { raw: Reply }

const completion = (message: object) => ({
  id: 'chatcmpl-1',
  object: 'chat.completion',
  created: 1,
  model: 'double',
  choices: [{ index: 0, message: { role: 'assistant', ...message }, finish_reason: 'stop', logprobs: null }],
})

const bodyOf = (answer: Answer): Reply => {
  if ('raw' in answer) return answer.raw
  if ('says' in answer) return { body: completion({ content: answer.says }) }
  const tool_calls = answer.calls.map(([name, given], index) => ({
    id: `call_${index}`,
    type: 'function',
    function: { name, arguments: given },
  }))
  return { body: completion({ content: null, tool_calls }) }
}

/** A language model on loopback whose responses a test defines. `answer` can be changed between questions. */
export const openModelDouble = async (apiKey: string) => {
  const turns: Turn[] = []
  const double = {
    answer: (_turn: Turn): Answer => ({ says: '' }),
  }
  const server = await openOutsideDouble(({ url, headers, body }) => {
    if (url.pathname !== '/v1/chat/completions')
      return { status: 404, body: { error: { message: 'no such path' } } }
    if (headers.authorization !== `Bearer ${apiKey}`)
      return { status: 401, body: { error: { message: 'who?' } } }
    const request = CompletionRequest.parse(JSON.parse(body))
    const turn = { request, prompt: body, facts: factsIn(request) }
    turns.push(turn)
    return bodyOf(double.answer(turn))
  })
  return Object.assign(double, { turns, baseUrl: `${server.url}/v1`, close: server.close })
}
