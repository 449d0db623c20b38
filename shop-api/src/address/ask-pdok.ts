import type { AddressLookup } from 'shared-types/v1/checkout'
import { z } from 'zod'

/** Someone is typing: what takes longer is of no use. */
const patienceMs = 1_200

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
const compact = (text: string) => text.replace(/[^\p{L}\d]/gu, '').toUpperCase()

/**
 * Asks the Locatieserver of PDOK for a Dutch address. Null when it knows no such house.
 * @throws when it cannot be reached in time or answers something else than it should
 */
export const askPdok = async (
  url: string,
  { zipcode, houseNumber, extension }: { zipcode: string; houseNumber: string; extension: string },
): Promise<AddressLookup | null> => {
  const postcode = compact(zipcode)
  const house = compact(`${houseNumber}${extension}`)
  const query = new URLSearchParams([
    ['fq', 'type:adres'],
    ['fq', `postcode:${postcode}`],
    ['q', house],
    ['rows', '50'],
    ['fl', 'straatnaam,woonplaatsnaam,postcode,huisnummer,huisletter,huisnummertoevoeging,huis_nlt'],
  ])
  const response = await fetch(`${url}/free?${query}`, {
    redirect: 'error',
    signal: AbortSignal.timeout(patienceMs),
  })
  if (!response.ok) throw new Error(`PDOK answered ${response.status}`)
  const { docs } = Answer.parse(await response.json()).response
  const found = docs.find((doc) => doc.postcode === postcode && compact(doc.huis_nlt ?? '') === house)
  return found ? { street: found.straatnaam, city: found.woonplaatsnaam } : null
}
