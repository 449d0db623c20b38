import type { ChatCompletionMessageParam } from 'openai/resources/chat/completions'
import type { AssistantMessage, AssistantRequest } from 'shared-types/contracts/provider/chat'
import type { ChatSource } from 'shared-types/contracts/chat'
import type { Db } from '../../db/client.ts'
import type { Facts } from '../find-facts.ts'
import { readShop } from '../read-shop.ts'
import { askForOrder, mostCards, reply } from '../reply.ts'
import type { Client, Said } from './client.ts'
import { type Citation, citationsOf, contactCitation } from './citations.ts'
import { asData, instructions, promptFor } from './prompt.ts'
import { validateAnswer } from './validate-answer.ts'
import { runTool, orderFormTool } from './tools.ts'

const mostLookUps = 3
const mostSources = 2

const distinct = (sources: ChatSource[]): ChatSource[] =>
  sources.filter(({ link }, index) => sources.findIndex((other) => other.link === link) === index)

/** Runs the lookups that the model requested. Results are added to `citations`, under the next numbers. */
const lookUp = async (db: Db, said: Said, citations: Citation[]): Promise<ChatCompletionMessageParam[]> => {
  const tool_calls = (said.tool_calls ?? []).slice(0, mostLookUps)
  const answers: ChatCompletionMessageParam[] = []
  for (const { id, function: call } of tool_calls) {
    const found = await runTool(db, call.name, call.arguments)
    const content = JSON.stringify({ feiten: asData(found, citations.length + 1) })
    citations.push(...found)
    answers.push({ role: 'tool', tool_call_id: id, content })
  }
  return [{ role: 'assistant', content: said.content ?? null, tool_calls }, ...answers]
}

interface AnswerInput {
  request: Pick<AssistantRequest, 'message' | 'conversation'>
  facts: Facts
  signal: AbortSignal
}

/**
 * An answer in the model's words, with the pages and products that it cites. The model may request lookups
 * once.
 * @returns the answer, or the reason to reject it
 * @throws when the model cannot be reached in time or sends an invalid response
 */
export const writeAnswer = async (
  db: Db,
  complete: Client,
  { request, facts, signal }: AnswerInput,
): Promise<AssistantMessage | { objection: string }> => {
  const citations = [...citationsOf(facts), contactCitation(await readShop(db))]
  const messages: ChatCompletionMessageParam[] = [
    { role: 'system', content: instructions },
    { role: 'user', content: promptFor(request, citations) },
  ]
  let said = await complete(messages, { mayLookUp: true, signal })
  if (said.tool_calls?.some((call) => call.function.name === orderFormTool)) return askForOrder
  if (said.tool_calls?.length) {
    messages.push(...(await lookUp(db, said, citations)))
    said = await complete(messages, { mayLookUp: false, signal })
  }
  const verdict = validateAnswer(said.content ?? '', citations)
  if ('objection' in verdict) return verdict
  const { words, cited } = verdict
  const products = cited.flatMap(({ product }) => product ?? []).slice(0, mostCards)
  const intent = facts.intent === 'unknown' ? 'service' : facts.intent
  return reply(products.length > 0 ? 'product_advice' : intent, words, {
    sources: distinct(cited.map(({ source }) => source)).slice(0, mostSources),
    products,
  })
}
