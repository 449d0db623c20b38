import { useQuery } from '@tanstack/react-query'
import { admin } from 'shared-types/contracts/admin/paths'
import type { Choices } from 'shared-types/contracts/admin/assortment/products'
import { send } from '../api/send.ts'

const none: Choices = { brands: [], categories: [], facets: [] }

/** What the forms of the assortment let choose from. Each form reads it again: brands and categories are added meanwhile. */
export const useChoices = (): Choices => {
  const { data } = useQuery({
    queryKey: ['choices'],
    queryFn: () => send<Choices>('GET', admin.productChoices),
  })
  return data ?? none
}
