import { expect, it } from 'vitest'
import { questionsIn } from './questions-in.ts'

it.each([
  ['wat kost verzenden en kan ik achteraf betalen', ['wat kost verzenden', 'kan ik achteraf betalen']],
  ['Kan ik ruilen? En hoe lang duurt dat dan?', ['Kan ik ruilen', 'hoe lang duurt dat dan']],
  ['wat is het verschil tussen dons en wol', ['wat is het verschil tussen dons en wol']],
  ['ik heb het snel warm, welk dekbed', ['ik heb het snel warm, welk dekbed']],
  ['Hallo! Mijn pakket is er niet. Wat nu?', ['Hallo! Mijn pakket is er niet. Wat nu?']],
  ['???', ['???']],
])('splits %s if each part is a question', (message, questions) =>
  expect(questionsIn(message)).toEqual(questions),
)
