import { toneOf, type Score, type Tone } from './voice.ts'

/** Answers of the shop that suit any product. */
const answersByTone: Partial<Record<Tone, string[]>> = {
  great: [
    'Wat fijn om te lezen, dank je wel! Veel plezier ervan.',
    'Dank je wel voor je mooie beoordeling. We geven het compliment door.',
    'Leuk dat je de tijd nam om dit te schrijven. Geniet ervan!',
  ],
  fair: [
    'Bedankt voor je eerlijke beoordeling. We geven je opmerking door aan onze inkopers.',
    'Dank je wel, hier hebben andere klanten ook iets aan. Past het toch niet? Dan denken we graag met je mee.',
    'Bedankt voor je bericht. Stuur ons gerust een foto, dan kijken we met je mee.',
  ],
  poor: [
    'Wat jammer dat je hier niet tevreden over bent. Neem contact op met onze klantenservice, dan zoeken we samen een oplossing.',
    'Dit is niet wat we willen leveren. Laat ons je bestelnummer weten, dan maken we het in orde.',
    'Vervelend om te lezen. Je mag het artikel terugsturen, en we bellen je graag om te horen wat er misging.',
  ],
}

/** How often the shop answers. */
const shares: Partial<Record<Tone, number>> = { great: 0.06, fair: 0.5, poor: 0.85 }

/** The answers to a review with this score, and how often one is given. */
export const answersTo = (score: Score): { answers: string[]; share: number } => {
  const tone = toneOf[score]
  return { answers: answersByTone[tone] ?? [], share: shares[tone] ?? 0 }
}
