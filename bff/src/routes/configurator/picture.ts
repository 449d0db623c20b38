import type { Configurator, ConfiguratorProperty } from 'shared-types/contracts/configurator'
import {
  type Choices,
  defaultChoices,
  pictureExtensions,
  pictureReference,
  type RenderKind,
  sceneCategory,
} from 'shared-types/configuration'

/** The properties of a bed that the shopper chooses: those with options. */
export const questionsOf = ({ steps }: Configurator): ConfiguratorProperty[] =>
  steps.flatMap(({ properties }) => properties).filter(({ options }) => options.length > 0)

/** The codes of the chosen options that the picture shows. Missing or unknown choices get the default. */
export const codesOf = (bed: Configurator, choices: Choices): string[] => {
  const questions = questionsOf(bed)
  const defaults = defaultChoices(bed, questions)
  return questions.flatMap(({ property, options }) => {
    const find = (id: string | undefined) => options.find((option) => option.id === id)
    const option = find(choices[property]) ?? find(defaults[property])
    return option?.code ? [option.code] : []
  })
}

/** The list and the reference of the picture of these codes at the render service. */
export const pictureOf = (
  { name, category }: Configurator,
  codes: string[],
): { kind: RenderKind; reference: string } => {
  const kind = category.id === sceneCategory ? 'scenes' : 'images'
  return { kind, reference: `${pictureReference(name, codes)}.${pictureExtensions[kind]}` }
}
