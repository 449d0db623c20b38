/** @module-tag slow */
import { expect, test, vi } from 'vitest'
import { changeStockWithoutLock } from '../../shop-api/test/broken-stock-control.ts'
import { ensureShopDetails } from '../../shop-api/test/shop-details.ts'
import { openShopUnderTest } from '../../shop-api/test/shop-under-test.ts'
import { openFrontDesk } from './front-desk.ts'
import { race } from './race.ts'

vi.mock(import('../../shop-api/src/order/record/stock.ts'), async (original) => ({
  ...(await original()),
  changeStock: changeStockWithoutLock,
}))

// Shows that the race test in purchase.test.ts can fail.
test('a shop that reads its stock first and writes it later oversells', async () => {
  const shop = await openShopUnderTest({ listen: true })
  await ensureShopDetails(shop.db)
  const desk = await openFrontDesk(shop.url)
  const { bought } = await race(shop, desk)
  await desk.close()
  await shop.close()
  expect(bought.size).toBeGreaterThan(10)
}, 300_000)
