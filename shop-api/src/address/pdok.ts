import type { AddressLookup } from 'shared-types/contracts/checkout'
import { z } from 'zod'

/** The shopper is typing, so a slower answer is of no use. */
const timeoutMs = 1_200

const fields = 'straatnaam,woonplaatsnaam,postcode,huisnummer,huisletter,huisnummertoevoeging,huis_nlt'

const Answer = z.object({
  response: z.object({
    docs: z.array(
      z.object({
        straatnaam: z.string(),
        woonplaatsnaam: z.string(),
        postcode: z.string().optional(),
        huis_nlt: z.string().optional(),
      }),
    ),
  }),
})

/** Makes `12-A` and `12 a` equal, and removes everything that the search engine would read as an operator. */
export const compact = (text: string) => text.replace(/[^\p{L}\d]/gu, '').toUpperCase()

/** @throws when PDOK cannot be reached in time or sends an invalid response */
const request = async (url: string, endpoint: 'free' | 'suggest', query: [string, string][]) => {
  const response = await fetch(`${url}/${endpoint}?${new URLSearchParams([...query, ['fl', fields]])}`, {
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (!response.ok) throw new Error(`PDOK answered ${response.status}`)
  return Answer.parse(await response.json()).response.docs
}

/**
 * Looks up a Dutch address in the Locatieserver of PDOK. Null when the address does not exist.
 * @throws when PDOK does not answer
 */
export const findByPdok = async (
  url: string,
  { zipcode, houseNumber, extension }: { zipcode: string; houseNumber: string; extension: string },
): Promise<AddressLookup | null> => {
  const postcode = compact(zipcode)
  const house = compact(`${houseNumber}${extension}`)
  // A number such as '12-14' is in the register as it is, or by its first house.
  const [first = ''] = /\d+/.exec(houseNumber) ?? []
  const isRange = first !== compact(houseNumber)
  const docs = await request(url, 'free', [
    ['fq', 'type:adres'],
    ['fq', `postcode:${postcode}`],
    ['q', isRange ? first : house],
    ['rows', '50'],
  ])
  const withNumber = (number: string) =>
    docs.find((doc) => doc.postcode === postcode && compact(doc.huis_nlt ?? '') === number)
  const found = withNumber(house) ?? (isRange ? withNumber(first) : undefined)
  return found ? { street: found.straatnaam, city: found.woonplaatsnaam } : null
}

/**
 * Asks the Locatieserver for suggestions for a zipcode: streets, or addresses when a house number is given as
 * well. Both parameters are in `compact` form. `house` is formatted as in the register (`12A-2`), and empty
 * for a street.
 * @throws when PDOK does not answer
 */
export const suggestByPdok = async (url: string, zipcode: string, house: string) => {
  const docs = await request(url, 'suggest', [
    ['q', `${zipcode} ${house}`.trim()],
    ['fq', house ? 'type:adres' : 'type:postcode'],
    ['rows', '50'],
  ])
  return docs.flatMap(({ postcode = '', huis_nlt = '', straatnaam: street, woonplaatsnaam: city }) => {
    const fits = postcode.startsWith(zipcode) && compact(huis_nlt).startsWith(house)
    return fits ? [{ postcode, house: huis_nlt, street, city }] : []
  })
}
