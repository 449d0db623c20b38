import type { Db } from '../../db/client.ts'
import { dateTime } from '../../format.ts'
import { readShopDetails } from '../../mail/shop-details.ts'
import { isRefusal, type Refusal } from '../../refusal.ts'
import { bytesOf, left, newPdf, numberPages, writeTable } from '../invoice/pdf-layout.ts'
import { articleTexts, readSlips, type PackingSlip, type Written } from './packing-slip.ts'

interface Pick {
  sku: string
  /** With its choices. */
  texts: string[]
  quantity: number
  orders: string[]
}

const bySku = new Intl.Collator('nl', { numeric: true })

/** The articles of all orders together, by article number: an article with other choices is another one. */
const picksOf = (slips: PackingSlip[]): Pick[] => {
  const picks = new Map<string, Pick>()
  for (const { order, lines, withdrawn } of slips) {
    const number = withdrawn.length > 0 ? `${order.number}, herroepen` : order.number
    for (const line of lines) {
      const { sku, quantity } = line
      const texts = articleTexts(line)
      const key = JSON.stringify([sku, ...texts])
      const pick = picks.get(key) ?? { sku, texts, quantity: 0, orders: [] }
      picks.set(key, pick)
      pick.quantity += quantity
      pick.orders.push(quantity > 1 ? `${number} (${quantity})` : number)
    }
  }
  return [...picks.values()].toSorted((a, b) => bySku.compare(a.sku, b.sku))
}

const columns = (texts: [string, string, string, string]) => [
  { text: texts[0], x: left, width: 45 },
  { text: texts[1], x: left + 50, width: 100 },
  { text: texts[2], x: left + 160, width: 215 },
  { text: texts[3], x: left + 385, width: 110 },
]

/** What to take from the shelves for the parcels of these orders. */
export const writePickList = async (db: Db, ids: string[]): Promise<Written | Refusal> => {
  const slips = await readSlips(db, ids)
  if (isRefusal(slips)) return slips
  const picks = picksOf(slips)
  // With replacements, an order can have several slips.
  const orderCount = new Set(slips.map(({ order }) => order.id)).size
  const pieces = picks.reduce((sum, { quantity }) => sum + quantity, 0)
  const pdf = newPdf('Picklijst', await readShopDetails(db))
  const written = await bytesOf(pdf, () => {
    pdf.font('bold').fontSize(20).text('Picklijst')
    pdf.font('regular').fontSize(10).moveDown(0.5)
    pdf.text(`${dateTime(new Date())}. Bestellingen: ${orderCount}, stuks: ${pieces}.`).moveDown()
    const rows = picks.map(({ sku, texts, quantity, orders }) =>
      columns([String(quantity), sku, texts.join('\n'), orders.join('\n')]),
    )
    writeTable(pdf, columns(['Aantal', 'Artikelnummer', 'Artikel', 'Bestellingen']), rows)
    numberPages(pdf, 'Picklijst')
  })
  return { name: 'picklijst.pdf', pdf: written }
}
