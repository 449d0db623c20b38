import type { FamilyValue, product, productFamily } from '../../src/db/schema/products/catalog.ts'
import { colours } from '../colours.ts'
import type { ProductPlan } from '../plan.ts'

export type FamilyRow = typeof productFamily.$inferInsert & { id: number }

/** A row for each family with more than one product. */
export const familyRows = (plans: ProductPlan[]): FamilyRow[] => {
  const families = Map.groupBy(
    plans.flatMap(({ family }) => family ?? []),
    ({ title }) => title,
  )
  return [...families]
    .filter(([, members]) => members.length > 1)
    .map(([title, [first]], index) => ({
      id: index + 1,
      title,
      attributes: Object.keys(first?.values ?? {}),
    }))
}

const valueOf = ({ colours: [first] }: ProductPlan, attribute: string, title: string): FamilyValue => ({
  title,
  color: attribute === 'Kleur' && first ? colours[first].hex : null,
})

/** The columns of a product that make it a member of its family. */
export const membershipOf = (
  plan: ProductPlan,
  families: FamilyRow[],
): Pick<typeof product.$inferInsert, 'familyId' | 'familyValues'> => {
  const family = families.find(({ title }) => title === plan.family?.title)
  if (!family || !plan.family) return {}
  const values = Object.entries(plan.family.values)
  return {
    familyId: family.id,
    familyValues: values.map(([attribute, title]) => valueOf(plan, attribute, title)),
  }
}
