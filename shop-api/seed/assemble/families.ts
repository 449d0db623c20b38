import type { FamilyValue, product, productFamily } from '../../src/db/schema/products/catalog.ts'
import { type ColourName, colours } from '../colours.ts'
import type { ProductPlan } from '../plan.ts'

export type FamilyRow = typeof productFamily.$inferInsert & { id: number }

export interface Family {
  row: FamilyRow
  members: ProductPlan[]
}

/** The families with more than one product. */
export const familiesOf = (plans: ProductPlan[]): Family[] => {
  const families = Map.groupBy(
    plans.flatMap(({ family }) => family ?? []),
    ({ title }) => title,
  )
  return [...families]
    .filter(([, members]) => members.length > 1)
    .map(([title, [first]], index) => ({
      row: { id: index + 1, title, attributes: Object.keys(first?.values ?? {}) },
      members: plans.filter(({ family }) => family?.title === title),
    }))
}

/** The first of its colours that is not the first of another value: 'naturel en zwart' beside 'naturel' is black. */
const swatchOf = (plan: ProductPlan, members: ProductPlan[]): ColourName | undefined => {
  const others = members.filter(({ family }) => family?.values.Kleur !== plan.family?.values.Kleur)
  const taken = new Set(others.map(({ colours: [first] }) => first))
  return plan.colours.find((colour) => !taken.has(colour)) ?? plan.colours[0]
}

/** The columns of a product that make it a member of its family. */
export const membershipOf = (
  plan: ProductPlan,
  families: Family[],
): Pick<typeof product.$inferInsert, 'familyId' | 'familyValues'> => {
  const family = families.find(({ row }) => row.title === plan.family?.title)
  if (!family || !plan.family) return {}
  const swatch = swatchOf(plan, family.members)
  const valueOf = ([attribute, title]: [string, string]): FamilyValue => ({
    title,
    color: attribute === 'Kleur' && swatch ? colours[swatch].hex : null,
  })
  return { familyId: family.row.id, familyValues: Object.entries(plan.family.values).map(valueOf) }
}
