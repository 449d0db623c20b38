import { describe, expect, it } from 'vitest'
import { newChat, step } from './chat-machine.ts'
import { chatFrom, textOf } from './chat-storage.ts'

const reply = { content: 'Hier staat het.', sources: [], products: [], asksOrder: false, personal: false }
const talk = () => {
  const question = step(newChat(), { type: 'said', text: 'waar is mijn pakket', isProfane: false })
  return step(question, { type: 'replied', reply: { ...reply, asksOrder: true } })
}

describe('a chat in local storage', () => {
  it('is the same chat after a reload', () => {
    const restored = chatFrom(textOf(talk()))
    expect(restored.messages.map(({ content }) => content)).toEqual(
      talk().messages.map(({ content }) => content),
    )
    expect(restored).toMatchObject({ stage: 'start', busy: false, over: null })
    expect(restored.messages.at(-1)?.asksOrder).toBe(true)
  })
  it('contains no order details', () => {
    const sent = step(talk(), { type: 'order_sent' })
    const replied = step(sent, {
      type: 'replied',
      reply: { ...reply, content: 'Je bestelling is onderweg.', personal: true },
    })
    expect(replied.messages.at(-1)?.content).toBe('Je bestelling is onderweg.')
    expect(textOf(replied)).not.toContain('onderweg')
  })
  it.each([
    null,
    '',
    '{',
    '7',
    'null',
    '[]',
    '{"messages":[]}',
    '{"stage":"start","messages":"x"}',
    '{"stage":"start","messages":[null]}',
    '{"stage":"start","messages":[{"role":"system","content":"x"}]}',
    '{"stage":"middle","messages":[{"role":"user","content":"x"}]}',
    '{"stage":"start","messages":[{"role":"user","content":{"__html":"x"}}]}',
    `{"stage":"start","messages":[{"role":"user","content":"${'x'.repeat(6000)}"}]}`,
  ])('is a new chat if the stored text is broken: %s', (text) => expect(chatFrom(text)).toEqual(newChat()))
  it('drops unsafe links from the stored text', () => {
    const text =
      '{"stage":"start","messages":[{"role":"assistant","content":"x","sources":[{"title":"x","link":"javascript:alert(1)"}]}]}'
    expect(chatFrom(text).messages[0]?.sources).toBeUndefined()
  })
})
