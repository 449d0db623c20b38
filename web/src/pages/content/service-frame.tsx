import type { ReactNode } from 'react'
import { apiPaths } from 'shared-types/urls/api-paths'
import type { ServicePage } from 'shared-types/contracts/content'
import { usePublic } from '../../api/use-public.ts'
import { paths } from '../../paths.ts'
import { QueryBoundary } from '../../ui/failure/query-boundary.tsx'
import { Prose } from '../../ui/text/prose.tsx'
import { NotFound } from '../error/not-found.tsx'
import { ServiceLayout } from './service-layout.tsx'
import { TextSkeleton } from './text-skeleton.tsx'

interface ServiceFrameProps {
  page: string
  /** Shown below the text. */
  children?: ReactNode
}

/** A page of customer service whose text is content. */
export function ServiceFrame({ page, children }: ServiceFrameProps) {
  const content = usePublic<ServicePage>(apiPaths.servicePage(page))
  return (
    <QueryBoundary of={content} skeleton={<TextSkeleton />} notFound={<NotFound />}>
      {({ title, html, slug, meta }) => (
        <ServiceLayout title={title} here={paths.servicePage(slug)} meta={meta}>
          <Prose html={html} />
          {children}
        </ServiceLayout>
      )}
    </QueryBoundary>
  )
}
