import type { AddressLookup } from 'shared-types/contracts/checkout'
import { z } from 'zod'

/** Someone is typing: what takes longer is of no use. */
const patienceMs = 1_200

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

/** `12-A` and `12 a` are the same house. Nothing is left that the search engine would take for an operator. */
export const compact = (text: string) => text.replace(/[^\p{L}\d]/gu, '').toUpperCase()

/** @throws when it cannot be reached in time or answers something else than it should */
const ask = async (url: string, endpoint: 'free' | 'suggest', query: [string, string][]) => {
  const response = await fetch(`${url}/${endpoint}?${new URLSearchParams([...query, ['fl', fields]])}`, {
    redirect: 'error',
    signal: AbortSignal.timeout(patienceMs),
  })
  if (!response.ok) throw new Error(`PDOK answered ${response.status}`)
  return Answer.parse(await response.json()).response.docs
}

/**
 * Asks the Locatieserver of PDOK for a Dutch address. Null when it knows no such house.
 * @throws when it does not answer
 */
export const askPdok = async (
  url: string,
  { zipcode, houseNumber, extension }: { zipcode: string; houseNumber: string; extension: string },
): Promise<AddressLookup | null> => {
  const postcode = compact(zipcode)
  const house = compact(`${houseNumber}${extension}`)
  const docs = await ask(url, 'free', [
    ['fq', 'type:adres'],
    ['fq', `postcode:${postcode}`],
    ['q', house],
    ['rows', '50'],
  ])
  const found = docs.find((doc) => doc.postcode === postcode && compact(doc.huis_nlt ?? '') === house)
  return found ? { street: found.straatnaam, city: found.woonplaatsnaam } : null
}

/**
 * Asks the Locatieserver what a zipcode can become: streets, or addresses where a house number is given as well. Both
 * are compact. `house` is as the register writes it (`12A-2`), empty for a street.
 * @throws when it does not answer
 */
export const suggestByPdok = async (url: string, zipcode: string, house: string) => {
  const docs = await ask(url, 'suggest', [
    ['q', `${zipcode} ${house}`.trim()],
    ['fq', house ? 'type:adres' : 'type:postcode'],
    ['rows', '50'],
  ])
  return docs.flatMap(({ postcode = '', huis_nlt = '', straatnaam: street, woonplaatsnaam: city }) => {
    const fits = postcode.startsWith(zipcode) && compact(huis_nlt).startsWith(house)
    return fits ? [{ postcode, house: huis_nlt, street, city }] : []
  })
}
