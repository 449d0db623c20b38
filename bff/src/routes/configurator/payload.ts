import type { AddConfigurationRequest, Configurator } from 'shared-types/api/configurator'
import { boxconfigId, readChoices, renderPath } from 'shared-types/configuration'
import { toEuros } from 'shared-types/money'
import type { AddConfigurationRequest as V1AddConfigurationRequest } from 'shared-types/v1/configurator'
import { codesOf, questionsOf } from './picture.ts'

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escape = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character] ?? '')

/** The request to the provider (spec §7), which validates the choices and their price. */
export const toPayload = (
  bed: Configurator,
  { options, price }: AddConfigurationRequest,
): V1AddConfigurationRequest => {
  const choices = readChoices(options)
  const chosen = questionsOf(bed).flatMap(({ property, title, options: offered }) => {
    const option = offered.find(({ id }) => id === choices[property])
    return option ? [{ title, option }] : []
  })
  const items = chosen.map(({ title, option }) => `<li>${escape(title)}: ${escape(option.btnText)}</li>`)
  return {
    item_id: bed.itemId,
    quantity: 1,
    custom: {
      slug: bed.slug,
      boxconfig_id: boxconfigId(chosen.map(({ option }) => option)),
      special_price_incl: toEuros(price),
      price: toEuros(price),
      category: 'Boxspring kopen',
      boxconfig: options,
      summary: `<ul>${items.join('')}</ul>`,
      image_url: renderPath(bed.slug, codesOf(bed, choices), 1500),
    },
  }
}
