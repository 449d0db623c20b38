/** @module-tag slow */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, it, onTestFinished, vi } from 'vitest'
import { somethingWentWrong } from '../src/api/problem-error.ts'
import { openPage } from './browser.ts'
import {
  addToCart,
  chooseBankOutcome,
  chooseMethods,
  giveAddress,
  openFirstProduct,
  orderButton,
  orderNumber,
} from './purchase.ts'
import { freePort } from './open-shop.ts'
import { openDataFolder, openShop } from './own-shop.ts'

it('after a shutdown or a crash the shop restarts with every cart and order; without its provider it still serves cached pages', async () => {
  const dataDir = await openDataFolder()
  const ports = { PORT: await freePort(), SHOP_API_PORT: await freePort() }
  const shop = await openShop(dataDir, { ports })
  const { page, close } = await openPage()

  await page.goto(`${shop.url}/dekbedovertrek/`)
  const bought = await openFirstProduct(page)
  await addToCart(page, 'Bestellen')
  await giveAddress(page, 'blijvend@voorbeeld.example')
  await chooseMethods(page)
  await orderButton(page).click()
  await chooseBankOutcome(page, 'Betaald')
  const number = await orderNumber(page)
  const order = page.url()
  await page.goto(`${shop.url}/dekbedovertrek/`)
  await openFirstProduct(page)
  await addToCart(page, 'Winkelwagen')

  const expectCartAndOrder = async () => {
    await page.goto(`${shop.url}/cart/`)
    await page.getByRole('main').getByRole('link', { name: bought }).first().waitFor()
    await page.goto(order)
    expect(await orderNumber(page)).toBe(number)
  }
  await shop.stop()

  const began = performance.now()
  const again = await openShop(dataDir, { ports })
  console.log(`second start: ${Math.round(performance.now() - began)} ms`)
  await expectCartAndOrder()

  await page.goto(`${shop.url}/dekbedovertrek/`)
  again.kill('shop-api')
  const cached = await page.goto(`${shop.url}/dekbedovertrek/`)
  expect(cached?.status()).toBe(200)
  const unseen = await page.goto(`${shop.url}/wonen/gordijnen/`)
  expect(unseen?.status()).toBe(503)
  await page.getByRole('alert').getByText(somethingWentWrong).waitFor()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Bestelling herroepen' }).waitFor()
  await expect
    .poll(async () => (await fetch(`${shop.url}/wonen/gordijnen/`)).status, {
      timeout: 20_000,
      interval: 250,
    })
    .toBe(200)
  again.kill('bff')
  await expect
    .poll(
      () =>
        fetch(`${shop.url}/readyz`).then(
          ({ status }) => status,
          () => 0,
        ),
      { timeout: 20_000, interval: 250 },
    )
    .toBe(200)
  await expectCartAndOrder()

  await close()
})

const isAnswering = (port: string) =>
  fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

it('a server that cannot start again is started until it can', async () => {
  const ports = { PORT: await freePort(), SHOP_API_PORT: await freePort() }
  const shop = await openShop(await openDataFolder(), { ports })
  const reported = vi.spyOn(console, 'error')
  onTestFinished(() => reported.mockRestore())
  const first = shop.pid('bff')!
  shop.kill('bff')
  await expect.poll(() => isRunning(first), { interval: 5 }).toBe(false)
  const other = createServer().listen(Number(ports.PORT), '127.0.0.1')
  await once(other, 'listening')
  const taken = expect.stringContaining(`Port ${ports.PORT} is in use by another program.`)
  await expect.poll(() => reported.mock.calls, { timeout: 20_000 }).toContainEqual([taken])
  expect(shop.pid('bff')).toBe(first)
  other.close()
  await expect.poll(() => isAnswering(ports.PORT), { timeout: 20_000 }).toBe(true)
  expect(shop.pid('bff')).not.toBe(first)
})

it('both servers stop when the process that started them is killed', async () => {
  const DATA_DIR = await openDataFolder()
  const ports = { PORT: await freePort(), SHOP_API_PORT: await freePort() }
  const areAnswering = () => Promise.all([isAnswering(ports.SHOP_API_PORT), isAnswering(ports.PORT)])
  const parent = spawn(process.execPath, ['commands/start.mjs'], {
    // Settings in .env would lead to another shop.
    env: {
      ...process.env,
      ...ports,
      DATA_DIR,
      LOG_LEVEL: 'fatal',
      DATABASE_URL: '',
      PUBLIC_URL: '',
      SHOP_API_INTERNAL_URL: '',
    },
    stdio: 'ignore',
  })
  onTestFinished(() => void parent.kill('SIGKILL'))
  await expect.poll(areAnswering, { timeout: 110_000, interval: 250 }).toEqual([true, true])

  parent.kill('SIGKILL')

  await expect.poll(areAnswering, { timeout: 20_000, interval: 250 }).toEqual([false, false])
})
