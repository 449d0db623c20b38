import { useParams } from 'react-router-dom'
import type { ServicePage } from 'shared-types/api/content'
import { apiPaths } from 'shared-types/api/paths'
import { usePublic } from '../api/use-public.ts'
import { paths } from '../paths.ts'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { Fetched } from '../ui/fetched.tsx'
import { Head } from '../ui/head.tsx'
import { Prose } from '../ui/prose.tsx'
import { Section } from '../ui/section.tsx'
import { NotFound } from './not-found.tsx'
import styles from './service-page.module.css'
import { TextSkeleton } from './text-skeleton.tsx'

export function Page() {
  const { page = '' } = useParams()
  const content = usePublic<ServicePage>(apiPaths.servicePage(page))
  return (
    <Fetched of={content} skeleton={<TextSkeleton />} notFound={<NotFound />}>
      {({ title, html, slug, meta }) => (
        <Section>
          <Head {...meta} canonical={paths.service(slug)} openGraphType="article" />
          <Breadcrumbs crumbs={[{ title: 'Home', to: paths.home() }, { title }]} />
          <h1 className={styles.title}>{title}</h1>
          <Prose html={html} />
        </Section>
      )}
    </Fetched>
  )
}
