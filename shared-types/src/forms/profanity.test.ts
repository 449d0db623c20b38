import { describe, expect, it } from 'vitest'
import { isProfane } from './profanity.ts'

describe('profanity', () => {
  it.each(['Fuck jullie', 'wat een KLOOTZAK!', 'k.ut? nee: kut', 'jij bent een ouwe rukker', 'Shít', '🖕'])(
    'hears it in %s',
    (text) => expect(isProfane(text)).toBe(true),
  )
  it.each([
    'Er zit een gat in mijn dekbedovertrek',
    'De poot van mijn boxspring is stuk, balen',
    'Hebben jullie een dekbedovertrek in nude of een badmatje?',
    'Mijn naam is Dick',
    'Assen, Kutno en Scunthorpe',
    '',
  ])('lets %s be', (text) => expect(isProfane(text)).toBe(false))
  it('is quick about whatever is typed', () => {
    const started = performance.now()
    for (const text of ['a'.repeat(10_000), 'a '.repeat(5_000), 'fu'.repeat(5_000)]) isProfane(text)
    expect(performance.now() - started).toBeLessThan(200)
  })
})
