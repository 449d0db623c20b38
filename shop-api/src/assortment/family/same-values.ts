import { inArray, sql } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { batchesOf } from '../../db/batches.ts'
import { product } from '../../db/schema/products/catalog.ts'

/** What decides whether the shop can choose between the products of a family; a colour code does not. */
export const familyMember = {
  id: product.id,
  slug: product.slug,
  title: product.title,
  active: product.active,
  familyId: product.familyId,
  combination: sql<string>`jsonb_path_query_array(${product.familyValues}, '$[*].title')::text`,
}

interface FamilyMember {
  id: number
  slug: string
  title: string
  active: boolean
  familyId: number | null
  combination: string
}

/** The products of these families by the id of the family. */
export const readMembers = async (
  tx: Tx,
  familyIds: (number | null)[],
): Promise<Map<number | null, FamilyMember[]>> => {
  const rows: FamilyMember[] = []
  const ids = new Set(familyIds.filter((id) => id !== null))
  for (const part of batchesOf([...ids]))
    rows.push(...(await tx.select(familyMember).from(product).where(inArray(product.familyId, part))))
  return Map.groupBy(rows, ({ familyId }) => familyId)
}

/** Why a product of a family cannot be shown (note 45); undefined if it can. */
export const whySame = (
  { id, familyId, combination }: Pick<FamilyMember, 'id' | 'familyId' | 'combination'>,
  members: Map<number | null, FamilyMember[]>,
  isShown = ({ active }: FamilyMember): boolean => active,
): string | undefined => {
  const same = members
    .get(familyId)
    ?.find((member) => member.id !== id && member.combination === combination && isShown(member))
  return (
    same && `In zijn familie heeft ${same.title} dezelfde waarden. Verberg dat product, of wijzig de familie.`
  )
}
