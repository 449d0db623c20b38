import { stringify } from 'csv-stringify/sync'
import type { Db } from '../../db/client.ts'
import { excelFormat, withApostrophe } from '../../format.ts'
import { isRefusal, type Refusal } from '../../refusal.ts'
import { readSlips, type PackingSlip } from './packing-slip.ts'

/** Behind the number of the order, so that the file of the carrier says which of its parcels it is. */
export const replacementMark = 'nazending'

const columns: [title: string, of: (slip: PackingSlip) => string][] = [
  ['bestelnummer', ({ order, again }) => (again ? `${order.number} ${replacementMark}` : order.number)],
  ['naam', ({ order: { shippingAddress: to } }) => `${to.firstName} ${to.lastName}`.trim()],
  ['bedrijf', ({ order }) => order.shippingAddress.company],
  ['extra regel', ({ order }) => order.shippingAddress.name],
  ['straat', ({ order }) => order.shippingAddress.street],
  ['huisnummer', ({ order }) => order.shippingAddress.houseNumber],
  // The hyphen of '12-hs' separates, and would make the cell a formula.
  ['toevoeging', ({ order }) => order.shippingAddress.extension.replace(/^-/, '').trim()],
  ['postcode', ({ order }) => order.shippingAddress.zipcode],
  ['plaats', ({ order }) => order.shippingAddress.city],
  ['land', ({ order }) => order.shippingAddress.countryCode],
  ['e-mailadres', ({ order }) => order.customer.email],
  ['telefoon', ({ order }) => order.customer.phoneNumber],
  ['verzendwijze', ({ shippingTitle }) => shippingTitle],
]

/** Where these orders go, as CSV for the website of a carrier, which prints the labels. */
export const exportAddressLabels = async (db: Db, ids: string[]): Promise<string | Refusal> => {
  const slips = await readSlips(db, ids)
  if (isRefusal(slips)) return slips
  const lines = slips.map((slip) => columns.map(([, of]) => withApostrophe(of(slip))))
  // The mark says to spreadsheets that the text is UTF-8.
  return stringify([columns.map(([title]) => title), ...lines], { ...excelFormat, bom: true })
}
