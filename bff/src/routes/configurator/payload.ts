import { escapeHtml } from 'shared-types/html/escape-html'
import { boxconfigId, readChoices, renderPath } from 'shared-types/configuration'
import type { AddConfigurationRequest, Configurator } from 'shared-types/contracts/configurator'
import type * as provider from 'shared-types/contracts/provider/configurator'
import { codesOf, questionsOf } from './picture.ts'

/** The request to the provider (spec §7), which validates the choices and their price. */
export const toPayload = (
  bed: Configurator,
  { options, price, replaces }: AddConfigurationRequest,
): provider.AddConfigurationRequest => {
  const choices = readChoices(options)
  const chosen = questionsOf(bed).flatMap(({ property, title, options: offered }) => {
    const option = offered.find(({ id }) => id === choices[property])
    return option ? [{ title, option }] : []
  })
  const items = chosen.map(
    ({ title, option }) => `<li>${escapeHtml(title)}: ${escapeHtml(option.btnText)}</li>`,
  )
  return {
    itemId: bed.itemId,
    quantity: 1,
    replaces,
    custom: {
      slug: bed.slug,
      boxconfigId: boxconfigId(chosen.map(({ option }) => option)),
      specialPriceIncl: price,
      price,
      category: 'Boxspring kopen',
      options,
      summary: `<ul>${items.join('')}</ul>`,
      imageUrl: renderPath(bed.slug, codesOf(bed, choices), 1500),
    },
  }
}
