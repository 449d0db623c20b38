import OpenAI from 'openai'
import type { ChatCompletionMessageParam } from 'openai/resources/chat/completions'
import { z } from 'zod'
import type { ModelConfig } from '../../config.ts'
import { tools } from './tools.ts'

const ToolCall = z.object({
  id: z.string(),
  type: z.literal('function'),
  function: z.object({ name: z.string(), arguments: z.string() }),
})

const Completion = z.object({
  choices: z.tuple(
    [
      z.object({
        message: z.object({ content: z.string().nullish(), tool_calls: z.array(ToolCall).nullish() }),
      }),
    ],
    z.unknown(),
  ),
})

/** A model's response: text, or tool calls. */
export type Said = z.infer<typeof Completion>['choices'][0]['message']

/**
 * A client for any server with the chat-completions API. It uses only features that all such servers support.
 * @returns `complete`, which throws when there is no valid response before the signal aborts
 */
export const openClient = ({ baseUrl, apiKey, model }: ModelConfig) => {
  const client = new OpenAI({
    baseURL: baseUrl,
    apiKey,
    // Otherwise these are read from the environment.
    organization: null,
    project: null,
    maxRetries: 0,
    // The client's log would contain what shoppers typed.
    logLevel: 'off',
    fetchOptions: { redirect: 'error' },
  })
  return async (
    messages: ChatCompletionMessageParam[],
    { mayLookUp, signal }: { mayLookUp: boolean; signal: AbortSignal },
  ): Promise<Said> => {
    const tool_choice = mayLookUp ? ('auto' as const) : ('none' as const)
    const answer = await client.chat.completions.create({ model, messages, tools, tool_choice }, { signal })
    return Completion.parse(answer).choices[0].message
  }
}

export type Client = ReturnType<typeof openClient>
