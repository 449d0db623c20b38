import type { Customer } from 'shared-types/api/customer'
import { apiPaths } from 'shared-types/api/paths'
import { useRead } from '../../api/use-read.ts'

export const useCustomer = () => useRead<Customer>(apiPaths.customer)
