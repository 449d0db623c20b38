import { asc, eq } from 'drizzle-orm'
import { defaultChoices } from 'shared-types/configuration'
import type {
  ConfiguratorSummary,
  StaffConfigurator,
} from 'shared-types/contracts/admin/assortment/configurators'
import type { Listed, ListQuery } from 'shared-types/contracts/admin/list'
import { questionsOf } from '../../configurator/configure.ts'
import type { Db } from '../../db/client.ts'
import { readPage } from '../../db/read-page.ts'
import { product, variant } from '../../db/schema/products/catalog.ts'
import { configurator } from '../../db/schema/products/configurator.ts'
import { refuse, type Refusal } from '../../refusal.ts'

export const noSuchConfigurator = () => refuse('not_found', 'Deze configurator bestaat niet.')

const read = (db: Db) =>
  db
    .select({ row: configurator, title: product.title, priceCents: variant.priceCents })
    .from(configurator)
    .innerJoin(product, eq(product.id, configurator.productId))
    .innerJoin(variant, eq(variant.id, configurator.variantId))
    .$dynamic()

type Read = Awaited<ReturnType<typeof read>>[number]

const summarise = ({ row, title, priceCents }: Read): ConfiguratorSummary => ({
  id: row.productId,
  title,
  code: row.code,
  basePriceCents: priceCents,
  visible: questionsOf(row.steps).flatMap(({ options }) => options).length - row.hidden.length,
  hidden: row.hidden.length,
})

/** One page, in the order of the shop. */
export const listConfigurators = async (db: Db, paging: ListQuery): Promise<Listed<ConfiguratorSummary>> => {
  const { rows, total } = await readPage(
    paging,
    read(db).orderBy(asc(configurator.position)),
    db.$count(configurator),
  )
  return { rows: rows.map(summarise), total }
}

export const readConfigurator = async (db: Db, id: number): Promise<StaffConfigurator | Refusal> => {
  const [found] = await read(db).where(eq(configurator.productId, id))
  if (!found) return noSuchConfigurator()
  const questions = questionsOf(found.row.steps)
  const defaults = defaultChoices(found.row, questions)
  return {
    ...summarise(found),
    version: found.row.version,
    questions: questions.map(({ property, title, options }) => ({
      property,
      title,
      defaultId: defaults[property] ?? '',
      options: options.map(({ id: optionId, btnText, btnSubText, label, text, extra }) => ({
        id: optionId,
        btnText,
        btnSubText: btnSubText ?? '',
        label: label ?? '',
        text: text ?? '',
        extra,
        visible: !found.row.hidden.includes(`${property}:${optionId}`),
      })),
    })),
  }
}
