import { colours } from '../colours.ts'
import type { ProductPlan } from '../plan.ts'

export const optionsOf = (plan: ProductPlan) => [
  { title: 'Maat', values: plan.sizes.map(({ title }) => ({ title, color: null })) },
  ...(plan.choice
    ? [
        {
          title: plan.choice.title,
          values: plan.choice.values.map(({ title, colour }) => ({
            title,
            color: colour ? colours[colour].hex : null,
          })),
        },
      ]
    : []),
]

export const htmlOf = ({ paragraphs, points }: ProductPlan): string => {
  const list = points.map((point) => `<li>${point}</li>`).join('')
  return [...paragraphs.map((text) => `<p>${text}</p>`), ...(list ? [`<ul>${list}</ul>`] : [])].join('\n')
}

const listed = new Intl.ListFormat('nl')

/** Colour and cloth of a member of a family come first, unless the plan has them. Otherwise the colour is that of the filter. */
export const specificationsOf = ({ family, colours: names, specifications, choice }: ProductPlan) => {
  if (!family || choice) return specifications
  const { Kleur = listed.format(names), Stof } = family.values
  return [
    { title: 'Kleur', value: Kleur },
    { title: 'Stof', value: Stof ?? '' },
  ]
    .filter(({ title, value }) => value !== '' && !specifications.some((one) => one.title === title))
    .concat(specifications)
}

/**
 * The title and then whole sentences, up to the length that search engines show. If the first sentence is too
 * long, the title is omitted.
 */
export const metaDescriptionOf = (plan: ProductPlan): string => {
  const end = ' Gratis verzending.'
  const sentences = plan.summary.match(/(?<![^.!?])[^.!?]+[.!?]+/g) ?? [plan.summary]
  const first = sentences[0] ?? ''
  const fits = `${plan.title}. ${first}${end}`.length <= 170
  let text = fits ? `${plan.title}. ${first}` : first
  for (const sentence of sentences.slice(1)) {
    if (text.length + sentence.length + end.length > 170) break
    text += sentence
  }
  return text.trimEnd() + end
}
