import type { Customer } from 'shared-types/contracts/customer'
import { apiPaths } from 'shared-types/urls/api-paths'
import { useRead } from '../../api/use-read.ts'
import { useSession } from '../../api/use-session.ts'

export const useCustomer = () => useRead<Customer>(apiPaths.customer)

/** For a page that is for guests too, who have no data here. */
export const useCustomerIfLoggedIn = () => {
  const { data: session } = useSession()
  return useRead<Customer>(session?.loggedIn ? apiPaths.customer : null)
}
