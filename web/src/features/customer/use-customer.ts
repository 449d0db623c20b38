import type { Customer } from 'shared-types/contracts/customer'
import { apiPaths } from 'shared-types/urls/api-paths'
import { useRead } from '../../api/use-read.ts'

export const useCustomer = () => useRead<Customer>(apiPaths.customer)
