import request from 'supertest'
import { eq, inArray, sql } from 'drizzle-orm'
import { SearchOverview, SearchSuggestions } from 'shared-types/contracts/provider/catalog'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readAnswer } from '../../test/read-answer.ts'
import { settleOrder } from '../../test/settle-order.ts'
import { ensureShopDetails } from '../../test/shop-details.ts'
import { openShopUnderTest, type ShopUnderTest } from '../../test/shop-under-test.ts'
import { newShopper } from '../../test/shopper.ts'
import { product, variant } from '../db/schema/products/catalog.ts'
import { productListingIndex } from '../db/schema/products/search.ts'
import { refreshWordCounts } from './refresh-word-counts.ts'

let shop: ShopUnderTest
beforeAll(async () => {
  shop = await openShopUnderTest()
  await ensureShopDetails(shop.db)
})
afterAll(() => shop.close())

const ask = (path: string, query: Record<string, string>) =>
  shop.authorize(request(shop.app.server).get(path)).query(query)

const search = async (tn_q: string, more: Record<string, string> = {}) => {
  const response = await ask('/v1/catalog/search', { tn_q, ...more })
  expect(response.status).toBe(200)
  return readAnswer(SearchOverview, response)
}
const popular = async () => (await search('fietsbel')).suggestions.categories.map(({ path }) => path)
const suggest = async (search_term: string) =>
  readAnswer(SearchSuggestions, await ask('/v1/catalog/search/suggestions', { search_term }))

const advicePages = async (term: string) =>
  (await search(term)).pages.filter(({ path }) => path.endsWith('/keuzehulp'))
const vakantiegeld = async () => (await search('vakantiegeld')).pages.map(({ path }) => path)

/** The size of the first tiles; several where none is chosen. */
const sizesOf = async (term: string) =>
  (await search(term)).products.slice(0, 5).map(({ options }) => options.map(({ title }) => title).join())

const idsOf = async (term: string) => (await search(term)).products.map(({ id }) => id)

const isA = (pattern: RegExp) => (tile: { title: string }) => pattern.test(tile.title)
/** False of no tile at all. */
const areAll = <Tile>(tiles: Tile[], holds: (tile: Tile) => boolean) => tiles.length > 0 && tiles.every(holds)

describe('search', () => {
  it('finds compounds by a part, written as one word or two', async () => {
    const parts = await search('overtrek')
    expect(parts.pagination.total).toBeGreaterThan(40)
    expect(areAll(parts.products, isA(/overtrek/i))).toBe(true)
    expect(areAll((await search('dekbed overtrek')).products, isA(/dekbedovertrek/i))).toBe(true)
  })

  it.each([
    ['lakens', /laken/i],
    ['kussen', /kussen/i],
    ['matrassen', /matras/i],
    ['gordijnen', /gordijn/i],
    ['vloerkleed', /vloerkleed/i],
  ])('finds %s in any form, the best matches first', async (term, title) => {
    expect(areAll((await search(term)).products.slice(0, 6), isA(title))).toBe(true)
  })

  it.each([
    ['dekbedovertek', /dekbedovertrek/i, 'dekbedovertrek'],
    ['dekebdovertrek', /dekbedovertrek/i, 'dekbedovertrek'],
    ['hoeslkaen', /hoeslaken/i, 'hoeslaken'],
    ['katoem', /katoen/i, 'katoen'],
    ['hoeslaaken', /hoeslaken/i, null],
  ])('corrects %s, and says so', async (term, title, corrected) => {
    const found = await search(term)
    expect(found.products.slice(0, 6).map(isA(title))).toEqual(Array(6).fill(true))
    expect(found.corrected_term).toBe(corrected)
    expect(found.outcome).toBe('found')
  })

  it('shows a typed size as a filter on it would: price, link, order and price filter', async () => {
    const found = await search('dekbedovertrek 240x220')
    const chosen = await search('dekbedovertrek 240x220', { path: 'ae-maat/240x220' })
    expect(found.products).toEqual(chosen.products)
    expect(found.pagination.total).toBe(chosen.pagination.total)
    expect(areAll(found.products, (tile) => tile.variant_chosen && !tile.price_from)).toBe(true)
    expect(areAll(found.products, ({ options }) => options.some(({ title }) => title === '240x220 cm'))).toBe(
      true,
    )
    const dearest = await search('dekbedovertrek 240 x 220', { querystring: 'tn_sort=prijs-aflopend' })
    const prices = dearest.products.map(({ price }) => price.price)
    expect(prices).toEqual(prices.toSorted((a, b) => b - a))
    const sizes = found.filters.find(({ url_key }) => url_key === 'ae-maat')
    expect(sizes?.nr_of_attributes_selected).toBe(0)
  })

  it('shows another size that is chosen in the filter', async () => {
    const { products } = await search('dekbedovertrek 240x220', { path: 'ae-maat/140x220' })
    expect(products.length).toBeGreaterThan(0)
    expect(areAll(products, ({ options }) => options.some(({ title }) => title === '140x220 cm'))).toBe(true)
  })

  it('ignores a word that finds nothing, and says so', async () => {
    const [all, found] = [await search('dekbedovertrek'), await search('dekbedovertrek fietsbel')]
    expect(found.corrected_term).toBe('dekbedovertrek')
    expect(found.products).toEqual(all.products)
    expect(found.pagination.total).toBe(all.pagination.total)
  })

  it('shows products with most of the words when none has all, and says what it left out', async () => {
    const found = await search('wollen hoeslaken 180x200')
    expect(found).toMatchObject({
      outcome: 'found',
      corrected_term: 'hoeslaken 180x200',
      left_out: ['wollen'],
    })
    expect(found.products).toEqual((await search('hoeslaken 180x200')).products)
    expect((await search('hoeslaken 180x200')).left_out).toEqual([])
  })

  it('does not look for other words when only a filter excludes the products', async () => {
    const found = await search('wollen plaid', { querystring: 'tn_fk_ae-prijs=1-2' })
    expect(found).toMatchObject({ outcome: 'found', corrected_term: null, left_out: [], products: [] })
    expect(found.suggestions).toEqual({ words: [], categories: [] })
  })

  it.each(['wollen plaid', 'wollen hoeslaken 180x200'])(
    'of %s, filters that leave no product can be undone',
    async (term) => {
      const [all, none] = [await search(term), await search(term, { querystring: 'tn_fk_ae-prijs=1-2' })]
      const { outcome, corrected_term: corrected, left_out: leftOut, filters } = none
      expect({ outcome, corrected, leftOut, titles: filters.map(({ title }) => title) }).toEqual({
        outcome: 'found',
        corrected: all.corrected_term,
        leftOut: all.left_out,
        titles: all.filters.map(({ title }) => title),
      })
      expect(none.products).toEqual([])
    },
  )

  it('finds nothing for a term without products, whatever is chosen', async () => {
    const { outcome } = await search('fietsbel', { querystring: 'tn_fk_ae-prijs=1-2' })
    expect(outcome).toBe('nothing_found')
  })

  it('does not take one short word for another', async () => {
    const { outcome, products } = await search('badpak')
    expect({ outcome, products }).toEqual({ outcome: 'nothing_found', products: [] })
  })

  it.each([
    ['retourneren', { kind: 'service', title: 'Verzenden & retourneren', path: 'shipping-returns' }],
    ['bezorgtijd', { kind: 'service', title: 'Verzenden & retourneren', path: 'shipping-returns' }],
    ['showroom', { kind: 'page', title: 'Showrooms', path: 'showrooms' }],
    ['donsdal', { kind: 'brand', title: 'Donsdal', path: 'donsdal' }],
    ['blog', { kind: 'page', title: 'Blog', path: 'blog' }],
    ['dekbed 240x220', { kind: 'category', title: 'Dekbedden', path: 'dekbed' }],
    [
      'boxspring retourneren',
      { kind: 'service', title: 'Verzenden & retourneren', path: 'shipping-returns' },
    ],
  ])('finds the page for %s', async (term, page) => {
    const { pages } = await search(term)
    expect(pages).toContainEqual(page)
    expect(pages.length).toBeLessThanOrEqual(8)
  })

  it.each([
    ['vacature', 'vacatures'],
    ['track and trace', 'service/pakketchecker'],
    ['waar is mijn pakket', 'service/pakketchecker'],
    ['sale', 'acties'],
    ['aanbieding boxspring', 'acties/boxspring-weken'],
    ['sale boxspring', 'acties/boxspring-weken'],
    ['cadeaubon', 'veelgestelde-vragen'],
    ['klantenservice', 'klantenservice-contact'],
  ])('gives the page for %s first', async (term, path) => {
    expect((await search(term)).pages[0]?.path).toBe(path)
  })

  it.each(['boxspring', 'boxsprings', 'nachtkastje'])(
    "'%s' finds no page that only mentions that product",
    async (term) => {
      const { pages } = await search(term)
      expect(pages.map(({ title }) => title)).not.toContain('Herroepingsrecht')
      expect(pages.map(({ title }) => title)).not.toContain('Verzenden & retourneren')
      expect(pages.map(({ kind }) => kind)).toContain('category')
    },
  )

  it('finds all advices by their name, and the advice about a kind of product', async () => {
    expect((await advicePages('keuzehulp')).length).toBe(3)
    expect((await advicePages('keuzehulp matras')).map(({ path }) => path)).toEqual(['matrassen/keuzehulp'])
    expect(await advicePages('dekbed 240x220')).toEqual([
      { kind: 'page', title: 'Welk dekbed past bij jou?', path: 'dekbed/keuzehulp' },
    ])
  })

  it('finds the page of a promotion only while it runs', async () => {
    expect(await vakantiegeld()).toContain('acties/vakantiegeld')
    const { rows } = await shop.db.execute<{ id: string; ends_at: string }>(
      sql`select id, ends_at from promotion where category_id = (select id from category where path = 'acties/vakantiegeld')`,
    )
    await shop.db.execute(
      sql`update promotion set starts_at = now() - interval '2 days', ends_at = now() - interval '1 day' where id = ${rows[0]?.id}`,
    )
    expect(await vakantiegeld()).not.toContain('acties/vakantiegeld')
  })

  it.each([
    ['hoeslaken hoge matras', /hoeslaken/i],
    ['klamboe 2 persoons', /klamboe/i],
    ['kussenhoes 45x45', /kussenhoes/i],
    ['gratis hoeslaken', /hoeslaken/i],
    ['wollen hoeslaken 80x100', /hoeslaken/i],
  ])('never leaves out the product in %s', async (term, title) => {
    const { products } = await search(term)
    expect(products.length).toBeGreaterThan(0)
    expect(products.filter((tile) => !title.test(tile.title))).toEqual([])
  })

  it.each([
    ['vloerkleed 200x300', 'vloerkleed 200x290'],
    ['zomerdekbed 240x200', 'zomerdekbed 240x220'],
    ['dekbedovertrek 160x200', 'dekbedovertrek 200x220'],
    ['dekbed 160x200', 'dekbed 200x200'],
    ['dekbedovertrek 180x200', 'dekbedovertrek 240x220'],
    ['plumeau 180x200', 'plumeau 240x220'],
    ['dekbedovertrek 120x200', 'dekbedovertrek 200x220'],
    ['dekbedovertrek 90x200', 'dekbedovertrek 140x220'],
    ['matrasbeschermer 170x200', 'matrasbeschermer 180x200'],
    ['hoeslaken 170x200', 'hoeslaken 180x200'],
  ])('shows for %s the nearest size, and says so', async (term, corrected) => {
    const found = await search(term)
    expect(found).toMatchObject({ corrected_term: corrected, left_out: [] })
    expect(found.products).toEqual((await search(corrected)).products)
  })

  it.each([
    ['topper', /^(split )?topper/i],
    ['topdekmatras', /^(split )?topper/i],
    ['matars', /matras\b/i],
    ['boxspring 2 persoons met lade', /opbergboxspring/i],
    ['dekentje baby', /kinderdekbed\b/i],
  ])('shows for %s first what is called so', async (term, title) => {
    expect((await search(term)).products[0]?.title).toMatch(title)
  })

  it.each([
    ['saunahanddoek', /handdoek/i, ['sauna']],
    ['paneelgordijnen', /gordijn|vitrage|inbetween/i, ['paneel']],
    ['rolgordijn', /gordijn/i, ['rol']],
    ['kinderbadjas', /badjas/i, ['kinder']],
    ['verzwaringsdeken', /plaid/i, ['verzwarings']],
    ['meisjesdekbedovertrek', /kinderdekbedovertrek/i, []],
    ['kanariegeel dekbedovertrek', /dekbedovertrek/i, ['kanarie']],
    ['reiskussen', /kussen/i, ['reis']],
    ['contourkussen', /contour/i, []],
  ])(
    'shows for the unknown compound %s the word in which it ends, and says so',
    async (term, title, leftOut) => {
      const found = await search(term)
      expect(found.products[0]?.title).toMatch(title)
      expect(found.left_out).toEqual(leftOut)
      expect(found.corrected_term).not.toBeNull()
    },
  )

  it.each([
    ['reviews', 'Beoordelingen'],
    ['beoordelingen', 'Beoordelingen'],
    ['telefoonnummer', 'Klantenservice & contact'],
    ['openingstijden', 'Klantenservice & contact'],
    ['openingstijden', 'Showrooms'],
    ['contact', 'Klantenservice & contact'],
    ['klantenservice', 'Klantenservice & contact'],
  ])('finds for %s the page %s', async (term, page) => {
    const { products, pages, only_mentioned: onlyMentioned } = await search(term)
    expect({ products, onlyMentioned }).toEqual({ products: [], onlyMentioned: false })
    expect(pages.map(({ title }) => title)).toContain(page)
  })

  it('finds a page by its text when there are no products, and says so', async () => {
    const { outcome, pages, only_mentioned: onlyMentioned } = await search('<script>')
    expect({ outcome, onlyMentioned }).toEqual({ outcome: 'nothing_found', onlyMentioned: true })
    expect(pages.length).toBeGreaterThan(0)
  })

  it.each([
    ['dekbed zonder dons', /dekbed/i, /donzen|dons/i],
    ['hoofdkussen zonder veren', /kussen/i, /donzen|dons/i],
    ['hoeslaken geen jersey', /hoeslaken/i, /jersey/i],
    ['boxspring niet elektrisch', /boxspring/i, /elektrisch/i],
    ['badjas zonder een capuchon', /badjas/i, /capuchon/i],
    ['hoeslaken zonder jersey of percal', /hoeslaken/i, /jersey|percal/i],
  ])('shows for %s no products that have it', async (term, title, excluded) => {
    const found = await search(term)
    expect(found.products[0]?.title).toMatch(title)
    expect(found.products.filter(isA(excluded))).toEqual([])
    expect(found).toMatchObject({ corrected_term: null, left_out: [] })
  })

  it('excludes wool by its filter value, but no word that starts alike', async () => {
    const titles = (await search('dekbed zonder wol')).products.map(({ title }) => title)
    expect(titles).toContain('Donzen vierseizoenendekbed Wolkendek')
    expect(titles.filter((title) => /wollen|kameelhaar/i.test(title))).toEqual([])
  })

  it('says that it could not exclude what no product is known to have', async () => {
    const found = await search('dekbedovertrek zonder knopen')
    expect(found).toMatchObject({ corrected_term: 'dekbedovertrek', left_out: ['zonder knopen'] })
    expect(found.products).toEqual((await search('dekbedovertrek')).products)
  })

  it('shows only products in a typed price range, in the typed size', async () => {
    const { products, left_out: leftOut } = await search('dekbed 240x220 onder 100 euro')
    expect(products.length).toBeGreaterThan(0)
    expect(products.filter(({ price }) => price.price > 100)).toEqual([])
    expect(areAll(products, (tile) => tile.variant_chosen)).toBe(true)
    expect(leftOut).toEqual([])
    const dearer = await search('boxspring vanaf 1500 euro')
    expect(dearer.products.filter(({ price }) => price.price < 1500)).toEqual([])
  })

  it('shows other prices when there is nothing in the typed range, and says so', async () => {
    const found = await search('boxspring onder 100 euro')
    expect(found).toMatchObject({ corrected_term: 'boxspring', left_out: ['onder 100 euro'] })
    expect(found.products).toEqual((await search('boxspring')).products)
  })

  it('shows the cheapest of equal matches first', async () => {
    const { products } = await search('goedkope handdoek')
    expect(products[0]?.title).toMatch(/^handdoek/i)
    const ids = products.filter(isA(/^handdoek getij/i)).map(({ id }) => id)
    const rows = await shop.db
      .select()
      .from(productListingIndex)
      .where(inArray(productListingIndex.productId, ids))
    const lowest = new Map(rows.map(({ productId, priceFromCents }) => [productId, priceFromCents]))
    // The lowest price of all variants; a tile has that of the available ones.
    const prices = ids.map((id) => lowest.get(id) ?? 0)
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
  })

  it('shows for a cheap product the cheapest of all that are called so', async () => {
    const { products } = await search('goedkoopste matras')
    const prices = products.filter(isA(/matras\b/i)).map(({ price }) => price.price)
    expect(products[0]?.title).toMatch(/matras\b/i)
    expect(prices.slice(0, 5)).toEqual(prices.slice(0, 5).toSorted((a, b) => a - b))
  })

  it.each(['dekbed sale', 'aanbieding dekbed', 'dekbed in de aanbieding', 'afgeprijsd dekbed'])(
    'shows for %s only reduced products, duvets before their covers',
    async (term) => {
      const { products, left_out, corrected_term } = await search(term)
      expect(products.length).toBeGreaterThan(1)
      expect(products.filter(({ price }) => price.price_old === null)).toEqual([])
      expect(products[0]?.title).toMatch(/dekbed(?!overtrek)/i)
      expect({ left_out, corrected_term }).toEqual({ left_out: [], corrected_term: null })
    },
  )

  it('says so when nothing of what is sought is reduced', async () => {
    const { products, left_out } = await search('boxspring rottum sale')
    expect(areAll(products, isA(/rottum/i))).toBe(true)
    expect(left_out).toEqual(['sale'])
  })

  it.each([
    ['matras 140x200 stevig', '140x200 cm,Stevig'],
    ['hard matras 90x200', '90x200 cm,Stevig'],
    ['matras 180x200 zacht', '180x200 cm,Zacht'],
  ])('shows for %s the variants with that size and firmness', async (term, options) => {
    expect(new Set(await sizesOf(term))).toEqual(new Set([options]))
  })

  it.each([
    ['dekbedovertrek tweepersoons', '200x220 cm'],
    ['2-persoons dekbedovertrek', '200x220 cm'],
    ['dekbed tweepersoons', '200x200 cm'],
    ['winterdekbed 2 persoons', '200x200 cm'],
    ['dekbedovertrek lits-jumeaux', '240x220 cm'],
    ['eenpersoons dekbedovertrek', '140x220 cm'],
    ['tweepersoons laken', '200x270 cm'],
  ])('shows for %s the smallest size of that kind of product: %s', async (term, size) => {
    expect(new Set(await sizesOf(term))).toEqual(new Set([size]))
  })

  it('names the typed word that it leaves out, not the word for which it took it', async () => {
    expect((await search('badjas beren')).left_out).toEqual(['beren'])
  })

  it.each([
    ['bamboe handdoek', /handdoek/i, ['bamboe']],
    ['wafel handdoek', /handdoek/i, ['wafel']],
    ['boxspring zonder hoofdbord', /boxspring/i, []],
  ])('shows for %s no other kind of product that mentions it', async (term, title, leftOut) => {
    const found = await search(term)
    expect(found.products.length).toBeGreaterThan(0)
    expect(found.products.filter((tile) => !title.test(tile.title))).toEqual([])
    expect(found.left_out).toEqual(leftOut)
  })

  it.each([
    ['donkerblauwe handdoek', 'donkerblauw handdoek'],
    ['crèmekleurig dekbedovertrek', 'creme dekbedovertrek'],
    ['zandkleurige hoeslakens', 'zand hoeslakens'],
    ['badmatje wit', 'badmat wit'],
    ['sierkussentjes', 'sierkussen'],
    ['pluimeau', 'plumeau'],
    ['vloerkleed 2 bij 3 meter', 'vloerkleed 200x300'],
    ['dekbed 2,40 x 2,20', 'dekbed 240x220'],
  ])('finds for %s what %s finds', async (term, same) => {
    const found = await idsOf(term)
    expect(found.length).toBeGreaterThan(0)
    expect(found).toEqual(await idsOf(same))
  })

  it('shows the size that a word stands for, unless another one is typed', async () => {
    for (const title of await sizesOf('badlaken')) expect(title).toMatch(/70x140|100x150/)
    for (const title of await sizesOf('badlaken 100x150')) expect(title).toMatch(/100x150/)
  })

  it.each([
    ['kinderbed', /kinder/i, 'kindermatras'],
    ['peuterbed matras 70x150', /kindermatras/i, 'kindermatras matras 70x150'],
    ['ledikant matras 60x120', /kindermatras/i, 'matras 60x120'],
  ])('shows for %s what fits such a bed, and says so', async (term, title, corrected) => {
    const found = await search(term)
    expect(found.products[0]?.title).toMatch(title)
    expect(found.corrected_term).toBe(corrected)
  })

  it.each([
    ['klarna', 'orderandpayment'],
    ['kan ik met ideal betalen', 'orderandpayment'],
    ['bancontact', 'orderandpayment'],
    ['achteraf betalen', 'orderandpayment'],
    ['groningen showroom', 'showrooms'],
    ['hoe lang duurt de bezorging', 'shipping-returns'],
    ['oude matras meenemen', 'veelgestelde-vragen'],
    ['matras ruilen', 'shipping-returns'],
    ['factuur downloaden', 'veelgestelde-vragen'],
    ['klacht indienen', 'klantenservice-contact'],
    ['garantie', 'garantievoorwaarden'],
    ['privacy verklaring', 'privacy'],
    ['gratis verzending', 'shipping-returns'],
    ['kan ik de boxspring eerst uitproberen', 'shipping-returns'],
    ['staaltje stof aanvragen', 'veelgestelde-vragen'],
    ['klanteservice', 'klantenservice-contact'],
    ['welk dekbed past bij mij', 'dekbed/keuzehulp'],
  ])('answers %s with the page %s', async (term, path) => {
    const { pages, only_mentioned: onlyMentioned } = await search(term)
    expect(pages[0]?.path).toBe(path)
    expect(onlyMentioned).toBe(false)
  })

  it.each([
    ['matras hoeslaken', /^hoeslaken/i],
    ['hoeslaken matras', /^hoeslaken/i],
    ['hoeslaken topper', /^topperhoeslaken/i],
    ['topper boxspring', /topper\b/i],
    ['boxspring met topper', /boxspring/i],
    ['boxspring matras', /matras\b/i],
    ['molton topper', /^toppermolton/i],
    ['laken boxspring', /laken\b/i],
    ['hoes kussen', /^kussenhoes/i],
  ])('shows for the two kinds of products in %s the one that goes with the other', async (term, title) => {
    expect((await search(term)).products[0]?.title).toMatch(title)
  })

  it('says which kind of product it ignored, when the shown one has nothing to do with it', async () => {
    const found = await search('matras hoeslaken')
    expect(found).toMatchObject({ corrected_term: 'hoeslaken', left_out: ['matras'] })
    expect((await search('topper boxspring')).left_out).toEqual([])
  })

  it.each(['dekbed klein', 'dekbedovertrek paarse hitte', 'dekbedovertrek zolder'])(
    'does not take the last word of %s for a typing error',
    async (term) => {
      expect((await search(term)).left_out).toEqual([term.split(' ').at(-1)])
    },
  )

  it('shows first what mentions a word that nothing is called', async () => {
    const found = await search('kinderdekbedovertrek auto')
    expect(found.products[0]?.title).toMatch(/spitsuur/i)
    expect(found.left_out).toEqual(['auto'])
  })

  it.each([
    ['latex matras', /natuurlatexmatras/i],
    ['matras latex', /natuurlatexmatras/i],
    ['wit dekbedovertrek katoen', /eerste sneeuw wit/i],
    ['goedkoop bed', /boxspring/i],
  ])('shows for %s the thing itself before what only has the words', async (term, title) => {
    expect((await search(term)).products[0]?.title).toMatch(title)
  })

  it.each([
    ['zwart hoeslaken', ['zwart']],
    ['boxspring 90x200', ['90x200']],
  ])('shows for %s other ones of that kind, and says so', async (term, leftOut) => {
    const found = await search(term)
    expect(found.products.length).toBeGreaterThan(0)
    expect(found.left_out).toEqual(leftOut)
  })

  it.each([
    ['badjas maat l', 'badjas'],
    ['badjas maat m', 'badjas'],
    ['badjas maat XL', 'badjas'],
    ['dekbedovertrek maat 240x220', 'dekbedovertrek 240x220'],
  ])('reads %s without the word before the size', async (term, plain) => {
    const [found, expected] = [await search(term), await search(plain)]
    expect(found).toMatchObject({ corrected_term: null, left_out: [] })
    expect(found.products).toEqual(expected.products)
  })

  it.each(['onder 25 euro', 'tot 25 euro', 'onder de 25 euro', 'Onder € 25?', 'goedkoop onder 25 euro'])(
    'shows for %s all products within that price',
    async (term) => {
      const found = await search(term)
      expect(found).toMatchObject({ outcome: 'found', corrected_term: null, left_out: [] })
      expect(areAll(found.products, ({ price }) => price.price <= 25)).toBe(true)
      const { pagination } = await search('handdoek onder 25 euro')
      expect(found.pagination.total).toBeGreaterThan(pagination.total)
      const suggested = await suggest(term)
      expect(suggested.total).toBe(found.pagination.total)
      expect(suggested.products.length).toBeGreaterThan(0)
    },
  )

  it('finds nothing for a price without products', async () => {
    expect((await search('onder 1 euro')).outcome).toBe('nothing_found')
  })

  it('shows a mattress in the nearest size before a molton in the typed one', async () => {
    const found = await search('matras 90x220')
    expect(found.corrected_term).toBe('matras 90x210')
    expect(found.products.filter((tile) => !/matras\b/i.test(tile.title))).toEqual([])
  })

  it('takes a form of a verb for no compound', async () => {
    const found = await search('dekbed wassen')
    expect(found.left_out).toEqual(['wassen'])
    expect(found.pages[0]?.path).toBe('blog/beddengoed-wassen')
  })

  it('finds a size in any notation', async () => {
    const spelled = ['240x220', '240 x 220', '240/220', '240*220', '240 X 220 cm', '240×220', '240 bij 220']
    const totals = await Promise.all(spelled.map(async (term) => (await search(term)).pagination.total))
    expect(new Set(totals).size).toBe(1)
    expect(totals[0]).toBeGreaterThan(20)
    expect(areAll((await search('overtrek 240 x 220')).products, isA(/overtrek/i))).toBe(true)
  })

  it('ignores accents, case and stop words', async () => {
    const plain = await search('dekbed zand')
    expect((await search('  DÈKBED de  Zánd ')).pagination.total).toBe(plain.pagination.total)
  })

  it('ranks matches in the title before other matches', async () => {
    const { products } = await search('dekbed')
    expect(areAll(products.slice(0, 10), isA(/dekbed/i))).toBe(true)
  })

  it('supports filters, and includes the term in every URL', async () => {
    const all = await search('overtrek')
    const colour = all.filters.find(({ url_key }) => url_key === 'ae-kleur')?.attributes[0]
    if (!colour) throw new Error('no colours')
    const { pathname, search: query } = new URL(colour.url, 'http://shop.example')
    expect(pathname).toBe(`/zoeken/ae-kleur/${colour.raw_url}/`)
    expect(query).toBe('?tn_q=overtrek')
    const narrowed = await search('overtrek', { path: `ae-kleur/${colour.raw_url}` })
    expect(narrowed.pagination.total).toBe(colour.count)
    expect(all.pagination.page_links.next).toBe('/zoeken/2/?tn_q=overtrek')
  })

  it('shows no product on two pages', async () => {
    const first = await search('overtrek')
    const second = await search('overtrek', { querystring: 'tn_p=2' })
    const ids = [...first.products, ...second.products].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const beyond = await ask('/v1/catalog/search', { tn_q: 'overtrek', querystring: 'tn_p=999' })
    expect(beyond.status).toBe(404)
  })

  it('gives suggestions when nothing is found', async () => {
    const { outcome, products, suggestions } = await search('fietsbel')
    expect({ outcome, products }).toEqual({ outcome: 'nothing_found', products: [] })
    expect(suggestions.words.length).toBeGreaterThan(0)
    expect(suggestions.categories.length).toBeGreaterThan(3)
  })

  it('suggests the categories of recent orders, and never all products', async () => {
    const before = await popular()
    expect(before).not.toContain('klamboes')
    expect(before).not.toContain('pop')
    const { rows } = await shop.db.execute<{ id: number }>(sql`
      select min(variant.id)::int as id from variant join product on product.id = product_id
      join category on category.id = main_category_id where category.path = 'klamboes' and stock > 0`)
    const shopper = newShopper(shop)
    await shopper.fillIn(rows[0]?.id ?? 0)
    await settleOrder(shop, (await shopper.press()).body.order_id, 'paid')
    expect((await popular())[0]).toBe('klamboes')
  })

  it('requires three letters', async () => {
    expect((await search('d')).outcome).toBe('too_short')
    expect((await search('')).outcome).toBe('too_short')
  })

  it.each([
    ["'; drop table product; --"],
    ['<script>alert(1)</script>'],
    ["dekbed' & | ! ( ) :* <-> wit"],
    ['%_%_%'],
    ['\0\0\0'],
    ['\ud800\ud800\ud800'],
    ['x'.repeat(5000)],
    ['dekbed '.repeat(700)],
    ['()'],
    ['日本語の布団'],
  ])('handles %j', async (term) => {
    const found = await search(term)
    expect(found.term.length).toBeLessThanOrEqual(100)
    expect((await suggest(term)).products.length).toBeLessThanOrEqual(6)
  })

  it('does not find an unknown filter', async () => {
    const response = await ask('/v1/catalog/search', { tn_q: 'dekbed', path: 'ae-kleur/onzin' })
    expect(response.status).toBe(404)
  })

  it('finds a renamed product immediately, and no product that is no longer for sale', async () => {
    await shop.db.update(product).set({ title: 'Dekbedovertrek Kwetsebolle' }).where(eq(product.id, 1))
    expect((await search('kwetsebolle')).products.map(({ id }) => id)).toEqual([1])
    await shop.db.update(product).set({ active: false }).where(eq(product.id, 1))
    expect((await search('kwetsebolle')).outcome).toBe('nothing_found')
    await refreshWordCounts(shop.db)
    const { rows } = await shop.db.execute(sql`select word from search_word where word = 'kwetsebolle'`)
    expect(rows).toEqual([])
  })
})

describe('a typing error in a word that only longer words have', () => {
  it.each([
    ['kusen', 'kussen'],
    ['kussn', 'kussen'],
    ['kussne', 'kussen'],
    ['kusens', 'kussens'],
    ['lakn', 'laken'],
    ['zachte kusen', 'zachte kussen'],
  ])('%s is %s', async (typed, meant) => {
    const found = await search(typed)
    expect(found.corrected_term).toBe(meant)
    expect(found.products.length).toBeGreaterThan(4)
    expect(found.products[0]?.title.toLowerCase()).toContain(meant.split(' ').at(-1)?.slice(0, 5))
  })
  it.each(['wrakn', 'doerak', 'russn'])('%s is no such word', async (typed) => {
    expect((await search(typed)).products).toEqual([])
  })
})

describe('search suggestions', () => {
  it('complete the last word', async () => {
    const { products, categories, words, total } = await suggest('dekbedo')
    expect(products.length).toBe(6)
    expect(areAll(products, isA(/dekbedo/i))).toBe(true)
    expect(words).toContain('dekbedovertrek')
    expect(categories.map(({ path }) => path)).toContain('dekbedovertrek')
    expect(total).toBe((await search('dekbedo')).pagination.total)
  })
  it('keep the preceding words', async () => {
    expect((await suggest('wit dekbedo')).words).toContain('wit dekbedovertrek')
  })
  it('show a typed size as the results do: its price, its picture and the link to it', async () => {
    const { products } = await suggest('dekbedovertrek 140x220')
    const results = await search('dekbedovertrek 140x220')
    expect(products.length).toBe(6)
    for (const tile of products) {
      expect(tile).toMatchObject({
        variant_chosen: true,
        price_from: false,
        options: [{ title: '140x220 cm' }],
      })
      expect(tile.images[0]?.alt).toContain('eenpersoonsbed')
      expect(results.products).toContainEqual(tile)
    }
    expect(areAll((await suggest('boxspring 160x200')).products, (tile) => tile.variant_chosen)).toBe(true)
    expect((await suggest('dekbedovertrek')).products.some((tile) => tile.variant_chosen)).toBe(false)
  })
  it('name brands and pages', async () => {
    expect((await suggest('donsd')).pages).toEqual([{ kind: 'brand', title: 'Donsdal', path: 'donsdal' }])
    expect((await suggest('retour')).pages).toContainEqual({
      kind: 'service',
      title: 'Verzenden & retourneren',
      path: 'shipping-returns',
    })
  })
  it('are empty for two letters', async () => {
    expect(await suggest('de')).toEqual({
      term: 'de',
      words: [],
      categories: [],
      pages: [],
      products: [],
      total: 0,
    })
  })
})

it('says what it shows for an expression that the shop does not have, though it has each of its words', async () => {
  const found = await search('split topper hoeslaken')
  expect(found.corrected_term).toBe('topperhoeslaken')
  expect(found.products[0]?.title).toMatch(/^Topperhoeslaken/)
})

const articleOf = async (sku: string) => {
  const [row] = await shop.db
    .select({ id: variant.id, productId: variant.productId })
    .from(variant)
    .where(eq(variant.sku, sku))
  if (!row) throw new Error(`no article has the number ${sku}`)
  return row
}

describe('the number of an article', () => {
  it.each(['DEK-0122-03', 'dek-0122-03', 'dek 0122 03', ' Dek0122-03 '])(
    'finds that article: %j',
    async (term) => {
      const { id, productId } = await articleOf('DEK-0122-03')
      const found = await search(term)
      expect(found).toMatchObject({ outcome: 'found', corrected_term: null, pagination: { total: 1 } })
      expect(found.products).toMatchObject([{ id: productId, variant_id: id, variant_chosen: true }])
      expect((await suggest(term)).products).toEqual(found.products)
    },
  )
  it('finds a product without the last part', async () => {
    const { productId } = await articleOf('HSL-0149-04')
    for (const term of ['HSL-0149', 'hsl 0149'])
      expect((await search(term)).products).toMatchObject([{ id: productId, variant_chosen: false }])
  })
  it('finds nothing that is not for sale', async () => {
    const { id } = await articleOf('HSL-0149-04')
    await shop.db.update(variant).set({ active: false }).where(eq(variant.id, id))
    expect((await search('HSL-0149-04')).products).toEqual([])
  })
  it('is no size, and no part of another number', async () => {
    expect((await search('dekbed 140 200')).products.length).toBeGreaterThan(5)
    expect((await search('DEK-012')).products.map(({ id }) => id)).not.toEqual([
      (await articleOf('DEK-0122-03')).productId,
    ])
  })
})

it('recognises the number of an order, and searches for nothing', async () => {
  for (const term of ['DKBD1000001', 'dkbd 1000001']) {
    const found = await search(term)
    expect(found).toMatchObject({ outcome: 'order_number', products: [], pages: [] })
    expect(found.suggestions).toEqual({ words: [], categories: [] })
    expect((await suggest(term)).products).toEqual([])
  }
})
