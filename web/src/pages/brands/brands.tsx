import type { Brands } from 'shared-types/contracts/catalog'
import { apiPaths } from 'shared-types/urls/api-paths'
import { usePublic } from '../../api/use-public.ts'
import { BrandIndex } from '../../features/catalog/brands/brand-index.tsx'
import { breadcrumbList } from '../../features/catalog/crumbs.ts'
import { ListingSkeleton } from '../../features/catalog/listing/listing-skeleton.tsx'
import { paths } from '../../paths.ts'
import { Breadcrumbs } from '../../ui/layout/breadcrumbs.tsx'
import { QueryBoundary } from '../../ui/failure/query-boundary.tsx'
import { Head } from '../../router/head.tsx'
import { Section } from '../../ui/layout/section.tsx'

const crumbs = [{ title: 'Home', to: paths.home() }, { title: 'Merken' }]

export default function BrandsPage() {
  const answer = usePublic<Brands>(apiPaths.brands)
  return (
    <Section>
      <Head
        title="Alle merken"
        description="Al onze merken op een rij, van A tot Z."
        canonical={paths.brands()}
        jsonLd={import.meta.env.SSR && ((absolute) => [breadcrumbList(crumbs, paths.brands(), absolute)])}
      />
      <Breadcrumbs crumbs={crumbs} />
      <h1>Merken</h1>
      <QueryBoundary of={answer} what="content" skeleton={<ListingSkeleton />}>
        {({ brands }) => <BrandIndex brands={brands} />}
      </QueryBoundary>
    </Section>
  )
}
