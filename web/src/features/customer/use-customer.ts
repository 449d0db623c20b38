import type { Customer } from 'shared-types/api/customer'
import { apiPaths } from 'shared-types/api/paths'
import useSWR from 'swr'
import type { ProblemError } from '../../api/problem-error.ts'

export const useCustomer = () => useSWR<Customer, ProblemError>(apiPaths.customer)
