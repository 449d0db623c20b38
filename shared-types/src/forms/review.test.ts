import { describe, expect, it } from 'vitest'
import { fieldMessages } from './messages.ts'
import { ReviewForm } from './review.ts'

const filledIn = {
  displayName: 'Zoë',
  email: 'zoe@example.com',
  reviewScore: 5,
  reviewTitle: 'Slaapt heerlijk',
  reviewContent: 'Zacht.\nEn mooi!',
}
const messages = (form: object) => fieldMessages(ReviewForm.safeParse(form).error?.issues ?? [])

describe('the review form', () => {
  it('takes what is filled in, line breaks and all', () => {
    expect(messages(filledIn)).toEqual({})
  })
  it('says what is missing, each field in its own words', () => {
    expect(
      messages({ displayName: ' ', email: '', reviewScore: null, reviewTitle: '', reviewContent: '\n' }),
    ).toEqual({
      displayName: 'Dit is een verplicht veld',
      email: 'Dit is een verplicht veld.',
      reviewScore: 'Dit is een verplicht veld',
      reviewTitle: 'Dit is een verplicht veld',
      reviewContent: 'Dit is een verplicht veld',
    })
  })
  it('wants an address that mail can reach, and one to five stars', () => {
    expect(messages({ ...filledIn, email: 'zoe@', reviewScore: 6 })).toEqual({
      email: 'Dit is geen geldig e-mailadres',
      reviewScore: 'Dit is een verplicht veld',
    })
  })
})
