import type { ImportPlan } from 'shared-types/contracts/admin/assortment/imports'
import { ProductChange } from 'shared-types/contracts/admin/assortment/products'
import { admin } from 'shared-types/contracts/admin/paths'
import { pathOf } from 'shared-types/urls/path-pattern'
import { expect } from 'vitest'
import { readArticle } from './articles.ts'
import { staffedShop } from './staff-under-test.ts'

/** A shop with an employee that imports and exports files of the assortment. */
export const importsUnderTest = () => {
  const world = staffedShop('content')
  const upload = async (file: Buffer | string) =>
    world.staff.send('POST', `${admin.imports}?name=prijzen.csv`, Buffer.from(file))
  const check = async (file: Buffer | string) => {
    const answer = await upload(file)
    expect(answer.statusCode).toBe(200)
    return answer.json<ImportPlan>()
  }
  const apply = async (id: string | null) =>
    (await world.staff.ask('POST', pathOf(admin.importApply, { id: id ?? '' }))).statusCode
  const undo = async (id: string | null) =>
    world.staff.ask('POST', pathOf(admin.importUndo, { id: id ?? '' }))
  const articleOf = async (id: number) => readArticle(world.shop.db, id)
  /** Saves a product in its form. */
  const edit = async (id: number, change: Partial<ProductChange>) => {
    const path = pathOf(admin.product, { id: String(id) })
    const shown = (await world.staff.ask('GET', path)).json<object>()
    const saved = await world.staff.ask('PUT', path, { ...ProductChange.strip().parse(shown), ...change })
    expect(saved.statusCode).toBe(200)
  }
  return { world, upload, check, apply, undo, articleOf, edit }
}
