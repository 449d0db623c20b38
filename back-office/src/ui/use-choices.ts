import { useQuery } from '@tanstack/react-query'
import { admin } from 'shared-types/contracts/admin/paths'
import type { Choices } from 'shared-types/contracts/admin/assortment/products'
import { send } from '../api/send.ts'

const none: Choices = { brands: [], categories: [], facets: [] }

/**
 * The choices in the forms of the assortment. Each form reads them again, because brands and categories may have been
 * added.
 */
export const useChoices = (): Choices => {
  const { data } = useQuery({
    queryKey: ['choices'],
    queryFn: () => send<Choices>('GET', admin.productChoices),
  })
  return data ?? none
}
