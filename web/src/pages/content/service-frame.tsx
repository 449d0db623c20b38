import type { ReactNode } from 'react'
import { apiPaths } from 'shared-types/urls/api-paths'
import type { ServicePage } from 'shared-types/contracts/content'
import { usePublic } from '../../api/use-public.ts'
import { breadcrumbList } from '../../features/catalog/crumbs.ts'
import { HelpBox } from '../../features/content/help-box.tsx'
import { Reading } from '../../features/content/article/reading.tsx'
import { ServiceNav } from '../../features/content/service-nav.tsx'
import { useShell } from '../../features/navigation/use-shell.ts'
import { paths } from '../../paths.ts'
import { Breadcrumbs } from '../../ui/layout/breadcrumbs.tsx'
import { QueryBoundary } from '../../ui/failure/query-boundary.tsx'
import { Head } from '../../router/head.tsx'
import { Prose } from '../../ui/text/prose.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { NotFound } from '../error/not-found.tsx'
import styles from './service-page.module.css'
import { TextSkeleton } from './text-skeleton.tsx'

interface ServiceFrameProps {
  page: string
  /** Shown after the text. */
  children?: ReactNode
}

/** A page of customer service, with links to the others. */
export function ServiceFrame({ page, children }: ServiceFrameProps) {
  const content = usePublic<ServicePage>(apiPaths.servicePage(page))
  const footer = useShell().data?.footer
  return (
    <QueryBoundary of={content} skeleton={<TextSkeleton />} notFound={<NotFound />}>
      {({ title, html, slug, meta }) => {
        const here = paths.service(slug)
        const crumbs = [
          { title: 'Home', to: paths.home() },
          { title: 'Klantenservice', to: paths.serviceIndex() },
          { title },
        ]
        return (
          <Section>
            <Head
              {...meta}
              canonical={here}
              jsonLd={import.meta.env.SSR && ((absolute) => [breadcrumbList(crumbs, here, absolute)])}
            />
            <Breadcrumbs crumbs={crumbs} />
            <Reading
              nav={footer && <ServiceNav links={footer.serviceLinks} here={here} />}
              aside={footer && <HelpBox shop={footer.shop} />}
            >
              <h1 className={styles.title}>{title}</h1>
              <Prose html={html} />
              {children}
            </Reading>
          </Section>
        )
      }}
    </QueryBoundary>
  )
}
