import type { Configurator, ConfiguratorProperty } from 'shared-types/api/configurator'
import { type Choices, pictureReference } from 'shared-types/configuration'
import type { RenderKind } from '../../upstreams/render-service.ts'

/** Products of this category have scenes (spec §7). */
const sceneCategory = 2

/** What is asked of a bed: properties without options are not. */
export const questionsOf = ({ steps }: Configurator): ConfiguratorProperty[] =>
  steps.flatMap(({ properties }) => properties).filter(({ options }) => options.length > 0)

/** By property; the first two parts of `defaultConfig` name the bed. */
const defaultsOf = (bed: Configurator): Choices => {
  const ids = bed.defaultConfig.split('-').slice(2)
  return Object.fromEntries(questionsOf(bed).map(({ property }, index) => [property, ids[index] ?? '']))
}

/** The codes of the options that can be seen of these choices: the default where nothing, or nothing known, was chosen. */
export const codesOf = (bed: Configurator, choices: Choices): string[] => {
  const defaults = defaultsOf(bed)
  return questionsOf(bed).flatMap(({ property, options }) => {
    const find = (id: string | undefined) => options.find((option) => option.id === id)
    const option = find(choices[property]) ?? find(defaults[property])
    return option?.code ? [option.code] : []
  })
}

/** Where the render service has the picture of these codes, and how it calls it. */
export const pictureOf = (
  { name, category }: Configurator,
  codes: string[],
): { kind: RenderKind; reference: string } => {
  const kind = category.id === sceneCategory ? 'scenes' : 'images'
  const extension = kind === 'scenes' ? 'pfs' : 'jpg'
  return { kind, reference: `${pictureReference(name, codes)}.${extension}` }
}
