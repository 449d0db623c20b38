import { Navigate } from 'react-router-dom'
import { paths } from '../paths.ts'

/** Everyone buys as a guest until there are accounts, so there is nothing to choose here. */
export function Page() {
  return <Navigate replace to={paths.checkoutAddress()} />
}
