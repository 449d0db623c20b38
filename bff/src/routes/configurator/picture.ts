import type { Configurator, ConfiguratorProperty } from 'shared-types/contracts/configurator'
import { type Choices, pictureReference } from 'shared-types/configuration'
import type { RenderKind } from '../../upstreams/render-service.ts'

/** Products of this category have scenes (spec §7). */
const sceneCategory = 2

/** The properties of a bed that the shopper chooses: those with options. */
export const questionsOf = ({ steps }: Configurator): ConfiguratorProperty[] =>
  steps.flatMap(({ properties }) => properties).filter(({ options }) => options.length > 0)

/** The default option of each property. The first two parts of `defaultConfig` name the bed. */
const defaultsOf = (bed: Configurator): Choices => {
  const ids = bed.defaultConfig.split('-').slice(2)
  return Object.fromEntries(questionsOf(bed).map(({ property }, index) => [property, ids[index] ?? '']))
}

/** The codes of the chosen options that the picture shows. Missing or unknown choices get the default. */
export const codesOf = (bed: Configurator, choices: Choices): string[] => {
  const defaults = defaultsOf(bed)
  return questionsOf(bed).flatMap(({ property, options }) => {
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
  const extension = kind === 'scenes' ? 'pfs' : 'jpg'
  return { kind, reference: `${pictureReference(name, codes)}.${extension}` }
}
