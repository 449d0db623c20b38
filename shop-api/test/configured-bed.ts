import { boxconfigId, writeChoices } from 'shared-types/configuration'
import { toEuros } from 'shared-types/money'
import type { ConfiguratorStep } from 'shared-types/contracts/configurator'
import type { AddConfigurationRequest } from './wire-types.ts'
import type { Db } from '../src/db/client.ts'
import { findConfigurator } from '../src/configurator/queries.ts'

const questionsOf = (steps: ConfiguratorStep[]) =>
  steps.flatMap(({ properties }) => properties).filter(({ options }) => options.length > 0)

/**
 * The request of the bff for adding a seeded bed.
 * @param pick the index of the option for each question; wraps around, 0 if omitted
 */
export const bedRequest = async (
  db: Db,
  slug = 'hotel-boxspring-set',
  pick: number[] = [],
): Promise<AddConfigurationRequest> => {
  const bed = await findConfigurator(db, slug)
  if (!bed) throw new Error(`the seed has no ${slug}`)
  const chosen = questionsOf(bed.steps).flatMap(({ property, options }, index) => {
    const option = options[(pick[index] ?? 0) % options.length]
    return option ? [{ property, option }] : []
  })
  const cents = chosen.reduce((sum, { option }) => sum + option.extra, bed.priceCents)
  const properties = chosen.map(({ property }) => property)
  return {
    item_id: bed.variantId,
    quantity: 1,
    replaces: undefined,
    custom: {
      slug,
      boxconfig_id: boxconfigId(chosen.map(({ option }) => option)),
      special_price_incl: toEuros(cents),
      price: toEuros(cents),
      category: 'Boxspring kopen',
      boxconfig: writeChoices(
        Object.fromEntries(chosen.map(({ property, option }) => [property, option.id])),
        properties,
      ),
      summary: '<ul><li>Afmeting: 160 x 200 cm</li></ul>',
      image_url: `/renders/${slug}/1500/160_vlak_zand.webp`,
    },
  }
}
