import { describe, expect, it } from 'vitest'
import { messagesOfIssues } from './fields/messages.ts'
import { ReviewForm } from './review.ts'

const filledIn = {
  displayName: 'Zoë',
  email: 'zoe@example.com',
  reviewScore: 5,
  reviewTitle: 'Slaapt heerlijk',
  reviewContent: 'Zacht.\nEn mooi!',
}
const messages = (form: object) => messagesOfIssues(ReviewForm.safeParse(form).error?.issues ?? [])

describe('the review form', () => {
  it('accepts a filled-in form, also with line breaks', () => {
    expect(messages(filledIn)).toEqual({})
  })
  it('has a message for each missing field', () => {
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
  it('requires a valid email address, and one to five stars', () => {
    expect(messages({ ...filledIn, email: 'zoe@', reviewScore: 6 })).toEqual({
      email: 'Dit is geen geldig e-mailadres',
      reviewScore: 'Dit is een verplicht veld',
    })
  })
})
