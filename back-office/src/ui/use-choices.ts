import { useQuery } from '@tanstack/react-query'
import { admin } from 'shared-types/contracts/admin/paths'
import type { Choices } from 'shared-types/contracts/admin/assortment/products'
import { send } from '../api/send.ts'

const none: Choices = { brands: [], categories: [], facets: [] }

/** What the forms of the assortment let choose from. */
export const useChoices = (): Choices => {
  const { data } = useQuery({
    queryKey: ['choices'],
    queryFn: () => send<Choices>('GET', admin.productChoices),
    staleTime: 60_000,
  })
  return data ?? none
}
