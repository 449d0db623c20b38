import {
  CategoryChange,
  type CategorySummary,
  type StaffCategory,
} from 'shared-types/contracts/admin/assortment/categories'
import { admin } from 'shared-types/contracts/admin/paths'
import { pathOf } from 'shared-types/urls/path-pattern'
import type { employ } from './staff-under-test.ts'

type Employee = Pick<Awaited<ReturnType<typeof employ>>, 'ask'>

/** The category at the path, as its form reads it. */
export const findCategory = async (staff: Employee, path: string): Promise<StaffCategory> => {
  const answer = await staff.ask('GET', `${admin.categories}?perPage=100&q=${encodeURIComponent(path)}`)
  const found = answer.json<{ rows: CategorySummary[] }>().rows.find((row) => row.path === path)
  if (!found) throw new Error(`no category ${path}`)
  return (await staff.ask('GET', pathOf(admin.category, { id: found.id }))).json<StaffCategory>()
}

/** Saves the form of a category with this change. */
export const putCategory = async (staff: Employee, shown: StaffCategory, change: object) => {
  const form = Object.entries(shown).filter(([name]) => name in CategoryChange.shape)
  return staff.ask('PUT', pathOf(admin.category, { id: shown.id }), {
    ...Object.fromEntries(form),
    ...change,
  })
}
