import { describe, expect, it } from 'vitest'
import { type Chat, type ChatEvent, newChat, step, texts } from './chat-machine.ts'

const after = (events: ChatEvent[], from: Chat = newChat()): Chat => events.reduce(step, from)
const said = (text: string, isProfane = false): ChatEvent => ({ type: 'said', text, isProfane })
const replied = (content: string): ChatEvent => ({
  type: 'replied',
  reply: { content, sources: [], products: [], asksOrder: false, personal: false },
})
const answered = (value: string): ChatEvent => ({ type: 'answered', value })
const lines = (chat: Chat) => chat.messages.slice(1).map(({ role, content }) => `${role}: ${content}`)
const goodbye = [said('bedankt'), replied('Graag gedaan! Nog een fijne dag.')]
const toRating = [...goodbye, answered('satisfied')]
const toEnd: ChatEvent[] = [...toRating, { type: 'rated', stars: 4 }]

describe('a chat', () => {
  it('begins at the start, with a welcome message', () => {
    expect(newChat()).toMatchObject({ stage: 'start', satisfied: false, rating: null, over: null })
    expect(newChat().messages).toMatchObject([{ role: 'assistant', content: texts.welcome }])
  })
  it('waits for the assistant after a message, and ignores a second one meanwhile', () => {
    const chat = after([said(' waar is mijn pakket '), said('hallo?')])
    expect(chat.busy).toBe(true)
    expect(lines(chat)).toEqual(['user: waar is mijn pakket'])
    expect(after([replied('Hier.')], chat)).toMatchObject({ busy: false, stage: 'start' })
  })
  it('ignores an empty message', () => {
    for (const nothing of ['', '  ', '\n\t']) expect(after([said(nothing)])).toEqual(newChat())
  })
  it('continues after a reply without closing words', () => {
    expect(lines(after([said('hoi'), replied('Waarmee kan ik helpen?')]))).toHaveLength(2)
  })

  it('in start: asks whether the questions are answered after closing words', () => {
    const chat = after(goodbye)
    expect(chat.stage).toBe('start')
    expect(chat.messages.at(-1)).toMatchObject({
      role: 'question',
      content: 'Zijn uw vragen beantwoord?',
      answers: [{ text: 'Ja' }, { text: 'Nee' }],
    })
  })
  it('in start: asks for a rating instead if the user already said satisfied', () => {
    const chat = after(goodbye, { ...newChat(), satisfied: true })
    expect(chat.stage).toBe('rating')
    expect(chat.messages.at(-1)).toMatchObject({ role: 'question', asksRating: true })
    expect(after(toRating)).toMatchObject({ stage: 'rating', satisfied: true })
  })
  it('does not continue while the user is not satisfied', () => {
    const chat = after([...goodbye, answered('unsatisfied')])
    expect(chat).toMatchObject({ stage: 'start', satisfied: false })
    expect(chat.messages.at(-1)).toMatchObject({ content: 'Had u nog andere vragen?' })
  })
  it('in rating: asks the end question after closing words', () => {
    const chat = after([...toRating, said('doei'), replied('Tot ziens!')])
    expect(chat.messages.at(-1)).toMatchObject({ role: 'question', content: 'Wilt u de chat beëindigen?' })
  })
  it('after a rating: thanks, and asks whether to end, in state end', () => {
    const chat = after(toEnd)
    expect(chat).toMatchObject({ stage: 'end', rating: 4 })
    expect(lines(chat).slice(-3)).toEqual([
      'user: 4 sterren',
      `assistant: ${texts.thanksForStars}`,
      'question: Wilt u de chat beëindigen?',
    ])
  })
  it('on yes: thanks, and is over, to be saved and cleared', () => {
    const chat = after([...toEnd, answered('end')])
    expect(chat.over).toBe('saved')
    expect(chat.messages.at(-1)?.content).toMatch(/^Bedankt/)
  })
  it('on no: asks whether there are other questions, and can be ended later', () => {
    const chat = after([...toEnd, answered('continue')])
    expect(chat).toMatchObject({ stage: 'start', over: null })
    expect(chat.messages.at(-1)?.content).toBe('Had u nog andere vragen?')
    expect(after([...goodbye, answered('satisfied')], chat).stage).toBe('rating')
  })
  it('after profanity: says so, and is over without being saved', () => {
    const chat = after([said('…', true)])
    expect(chat.over).toBe('profanity')
    expect(lines(chat).at(-1)).toBe(
      'assistant: Ik kan je niet helpen als je ongepaste taal gebruikt. De chat wordt nu beëindigd.',
    )
  })
  it('ignores events after the end', () => {
    const over = after([said('…', true)])
    expect(after([said('sorry'), replied('Hoi'), answered('end'), { type: 'rated', stars: 1 }], over)).toBe(
      over,
    )
  })
  it('says that something went wrong, and accepts the next message', () => {
    const chat = after([said('hoi'), { type: 'failed', text: texts.failed }])
    expect(lines(chat).at(-1)).toBe('assistant: Er is iets misgegaan, probeer het later opnieuw.')
    expect(after([said('nog eens')], chat).busy).toBe(true)
  })
  it('asks once to end the chat if it is far too long, and can be ended', () => {
    const long = after(Array.from({ length: 150 }, () => [said('hoi'), replied('Hallo!')]).flat())
    expect(long.messages).toHaveLength(301)
    const full = after([said('nog een vraag')], long)
    expect(full).toMatchObject({ busy: false, stage: 'end' })
    expect(full.messages.slice(-2)).toMatchObject([{ content: texts.full }, { content: texts.end }])
    expect(after([said('en nog een')], full)).toBe(full)
    expect(after([answered('end')], full).over).toBe('saved')
    const wordy = after(
      Array.from({ length: 40 }, () => [said('x'.repeat(1000)), replied('y'.repeat(2000))]).flat(),
    )
    expect(wordy.messages.at(-2)?.content).toBe(texts.full)
  })
  it('uses "je", except in texts of the specification, and has no duplicate wishes', () => {
    const spec = new Set([texts.answered, texts.end, texts.more, texts.profanity, texts.failed].map(String))
    const own = Object.values(texts).filter((text) => !spec.has(text))
    expect(own.filter((text) => /\b(u|uw)\b/i.test(text))).toEqual([])
    const wishes = lines(after([...toEnd, answered('end')])).filter((line) => /fijne dag/i.test(line))
    expect(wishes).toHaveLength(1)
  })
  it.each(['Ja', 'ja', ' JA! ', 'ja.'])('takes the typed answer %j for the button', (typed) => {
    expect(after([...goodbye, said(typed)])).toEqual(after(toRating))
    expect(after([...toEnd, said(typed)])).toEqual(after([...toEnd, answered('end')]))
  })
  it.each(['nee', 'Nee.', 'NEE'])('takes the typed answer %j for the button', (typed) => {
    expect(after([...goodbye, said(typed)])).toEqual(after([...goodbye, answered('unsatisfied')]))
    expect(after([...toEnd, said(typed)])).toEqual(after([...toEnd, answered('continue')]))
  })
  it.each(['4', '4 sterren', ' 4 Sterren! '])('takes the typed rating %j for the stars', (typed) => {
    expect(after([...toRating, said(typed)])).toEqual(after(toEnd))
  })
  it.each(['6', '0', '12', 'waar blijft mijn pakket'])('takes %j for no rating', (typed) => {
    expect(after([...toRating, said(typed)])).toMatchObject({ busy: true, rating: null })
  })
  it('takes other messages below a question, and answers without a question, for messages', () => {
    expect(after([...goodbye, said('ja, maar waar blijft mijn pakket?')]).busy).toBe(true)
    expect(after([said('ja')]).busy).toBe(true)
    expect(after([...goodbye, answered('unsatisfied'), said('nee')]).busy).toBe(true)
  })
  it('can be ended with a typed answer if it is far too long', () => {
    const long = after(Array.from({ length: 150 }, () => [said('hoi'), replied('Hallo!')]).flat())
    expect(after([said('nog een vraag'), said('ja')], long).over).toBe('saved')
  })
  it('ignores unrequested ratings and unknown answers', () => {
    const chat = newChat()
    expect(after([{ type: 'rated', stars: 5 }, answered('constructor'), answered('x')], chat)).toEqual(chat)
  })
})
