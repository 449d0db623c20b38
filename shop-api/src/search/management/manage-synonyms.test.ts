import { gt, max } from 'drizzle-orm'
import { admin } from 'shared-types/contracts/admin/paths'
import type { SearchTrial, StaffSynonym } from 'shared-types/contracts/admin/search'
import type { V1Error } from 'shared-types/errors'
import { pathOf } from 'shared-types/urls/path-pattern'
import { expect, it } from 'vitest'
import { staffedShop } from '../../../test/staff-under-test.ts'
import { publicChange } from '../../db/schema/products/change.ts'

const world = staffedShop('content')

const add = (synonym: object) =>
  world.staff.ask('POST', admin.synonyms, { alternatives: [], same: true, ...synonym })
const tryOut = async (q: string) =>
  (await world.staff.ask('GET', `${admin.synonymTrial}?q=${encodeURIComponent(q)}`)).json<SearchTrial>()

it('a synonym is in the search at once, until it is deleted', async () => {
  expect((await tryOut('slaapwolk')).total).toBe(0)
  const [before] = await world.shop.db.select({ id: max(publicChange.id) }).from(publicChange)
  const added = await add({ term: ' SlaapWolk ', alternatives: ['Dekbed  140x200|140x220', 'Topper'] })
  expect(added.json<StaffSynonym>()).toEqual({
    id: 'slaapwolk',
    alternatives: ['dekbed 140x200|140x220', 'topper'],
    same: true,
  })
  const tags = await world.shop.db
    .select()
    .from(publicChange)
    .where(gt(publicChange.id, before?.id ?? 0))
  expect(tags.map(({ tag }) => tag)).toEqual(['catalog'])
  const found = await tryOut('slaapwolk')
  expect(found.total).toBeGreaterThan(0)
  expect(found.titles.join(' ').toLowerCase()).toMatch(/dekbed|topper/)
  expect((await world.staff.ask('GET', `${admin.synonyms}?q=slaapw`)).json()).toMatchObject({ total: 1 })

  const path = pathOf(admin.synonym, { id: 'slaapwolk' })
  expect((await world.staff.ask('DELETE', path)).statusCode).toBe(204)
  expect((await tryOut('slaapwolk')).total).toBe(0)
  expect((await world.staff.ask('DELETE', path)).statusCode).toBe(404)
})

it('spaces beside a bar do not change what it separates', async () => {
  const added = await add({
    term: 'bedlaken',
    alternatives: ['Laken | hoeslaken  wit', 'laken |katoen| linnen'],
  })
  expect(added.json<StaffSynonym>().alternatives).toEqual(['laken|hoeslaken wit', 'laken|katoen|linnen'])
})

it.each([
  ['an empty word', { term: ' ' }, 'term', 'verplicht'],
  ['signs', { term: 'a;b' }, 'term', 'letters'],
  ['itself', { term: 'wolkje', alternatives: ['wolkje'] }, 'alternatives', 'eigen synoniem'],
  [
    'a bar as its only meaning',
    { term: 'streepje', alternatives: ['laken', ' | '] },
    'alternatives',
    'letters',
  ],
  ['a word that has one', { term: 'plumeau', alternatives: ['dekbed'] }, 'term', 'al een synoniem'],
])('a synonym with %s is refused at its field', async (_name, synonym, field, text) => {
  const answer = await add(synonym)
  expect(answer.statusCode).toBe(422)
  expect(answer.json<V1Error>().errors?.[field]).toContain(text)
})
