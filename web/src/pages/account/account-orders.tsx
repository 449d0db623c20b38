import { Navigate, useSearchParams } from 'react-router-dom'
import type { CustomerOrders } from 'shared-types/contracts/customer'
import { apiPaths } from 'shared-types/urls/api-paths'
import { useRead } from '../../api/use-read.ts'
import { OrderList } from '../../features/customer/order-list.tsx'
import layout from '../../forms/form-layout.module.css'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { QueryBoundary } from '../../ui/failure/query-boundary.tsx'
import { Link } from '../../router/link.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { PageTitle } from '../../router/page-title.tsx'

const pageOf = (page: number) => `${paths.accountOrders()}?pagina=${page}`

export default function AccountOrdersPage() {
  const [query] = useSearchParams()
  const page = Math.max(1, Number.parseInt(query.get('pagina') ?? '1', 10) || 1)
  const answer = useRead<CustomerOrders>(apiPaths.customerOrders(page))
  return (
    <>
      <PageTitle />
      <QueryBoundary of={answer} what="content" skeleton={<Skeleton />}>
        {({ orders, pagination }) =>
          orders.length === 0 && pagination.total > 0 ? (
            <Navigate replace to={pageOf(pagination.pageCount)} />
          ) : (
            <div className={layout.sent}>
              <OrderList orders={orders} />
              {orders.length === 0 && <ButtonLink to={paths.home()}>Verder winkelen</ButtonLink>}
              <div className={layout.end}>
                {page > 1 && <Link to={pageOf(page - 1)}>Nieuwere</Link>}
                {page < pagination.pageCount && <Link to={pageOf(page + 1)}>Oudere</Link>}
              </div>
            </div>
          )
        }
      </QueryBoundary>
    </>
  )
}
