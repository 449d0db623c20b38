import type { AdvicePlan } from '../advice-plan.ts'

type Question = AdvicePlan['questions'][number]

// No answer is only a colour, because the assistant would take every mention of that colour for an answer.
const groups = [
  { answer: 'Wit of ecru', colours: ['Wit', 'Ecru'] },
  { answer: 'Aardetinten', colours: ['Zand', 'Taupe', 'Bruin', 'Terra'] },
  { answer: 'Grijs, antraciet of zwart', colours: ['Grijs', 'Antraciet', 'Zwart'] },
  { answer: 'Blauw- en groentinten', colours: ['Blauw', 'Petrol', 'Groen'] },
  { answer: 'Oker, rood, roze of lavendel', colours: ['Geel', 'Rood', 'Roze', 'Paars'] },
]

/** Asks for groups of the basic colours. */
export const colourQuestion = (id: number, question: string, after?: Question['after']): Question => ({
  id,
  question,
  explanation: 'Je kunt er meer kiezen. Nog geen idee? Sla de vraag dan over.',
  isMultiselect: true,
  after,
  answers: groups.map(({ answer, colours }, index) => ({
    id: index + 1,
    answer,
    filters: { 'ae-kleur': colours },
  })),
})
