import { pictureReference, readChoices } from 'shared-types/configuration'
import { configure, type Configured } from '../../configurator/configure.ts'
import { readConfiguratorsOf, readRenders, type ConfiguratorRow } from '../../configurator/queries.ts'
import type { Db, Tx } from '../../db/client.ts'
import type { StoredConfiguration } from '../../db/schema/buying/cart.ts'
import type { StoredImage } from '../../db/schema/products/catalog.ts'
import type { BoughtConfiguration } from '../../db/schema/buying/order.ts'
import type { ReadLine } from './lines.ts'

/** A line from the database, before its configuration is resolved. */
type Unread = Omit<ReadLine, 'configuration'> & { configuration: StoredConfiguration | null }

const configured = (bed: ConfiguratorRow | undefined, { boxconfig }: StoredConfiguration) => {
  const outcome = bed && configure(bed.steps, readChoices(boxconfig))
  return outcome && 'chosen' in outcome ? outcome : null
}

/** The reference of this bed's picture. */
const referenceOf = (bed: ConfiguratorRow, { chosen }: Configured): string =>
  pictureReference(
    bed.name,
    chosen.flatMap(({ option }) => (option.code === null ? [] : [option.code])),
  )

const named = (
  stored: StoredConfiguration,
  slug: string,
  outcome: Configured | null,
): BoughtConfiguration => ({
  ...stored,
  slug,
  choices: (outcome?.chosen ?? []).map(({ title, option }) => ({
    title,
    value: option.btnText,
    extraCents: option.extra,
  })),
})

interface Judged {
  line: Unread
  bed: ConfiguratorRow | undefined
  outcome: Configured | null
  reference: string
}

const describe = ({ line, bed, outcome }: Judged, picture: StoredImage | undefined): ReadLine => {
  const { configuration } = line
  if (!configuration) return { ...line, configuration: null }
  const extraCents = outcome?.extraCents ?? 0
  return {
    ...line,
    configuration: named(configuration, line.productSlug, outcome),
    thumbnail: picture ?? bed?.fallbackImage ?? line.thumbnail,
    priceCents: line.priceCents + extraCents,
    priceOldCents: line.priceOldCents === null ? null : line.priceOldCents + extraCents,
    stock: outcome ? line.stock : 0,
  }
}

/**
 * Resolves configurations: current supplements, the names of the chosen options, and the picture. If a chosen
 * option no longer exists, the line is unavailable.
 */
export const withConfigurations = async (db: Db | Tx, lines: Unread[]): Promise<ReadLine[]> => {
  const variantIds = lines.flatMap(({ configuration, variantId }) => (configuration ? [variantId] : []))
  if (variantIds.length === 0) return lines.map((line) => Object.assign(line, { configuration: null }))
  const beds = new Map((await readConfiguratorsOf(db, variantIds)).map((bed) => [bed.variantId, bed]))
  const outcomes = lines.map((line): Judged => {
    const bed = beds.get(line.variantId)
    const outcome = line.configuration && configured(bed, line.configuration)
    return { line, bed, outcome, reference: bed && outcome ? referenceOf(bed, outcome) : '' }
  })
  const renders = await readRenders(
    db,
    outcomes.map(({ reference }) => reference),
  )
  const pictures = new Map(renders.map(({ reference, image }) => [reference, image]))
  return outcomes.map((judged) => describe(judged, pictures.get(judged.reference)))
}
