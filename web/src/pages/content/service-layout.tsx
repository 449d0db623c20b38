import type { ReactNode } from 'react'
import { breadcrumbList } from '../../features/catalog/crumbs.ts'
import { Reading } from '../../features/content/article/reading.tsx'
import { HelpBox } from '../../features/content/help-box.tsx'
import { ServiceNav } from '../../features/content/service-nav.tsx'
import { useFooter } from '../../features/navigation/use-shell.ts'
import { paths } from '../../paths.ts'
import { Head } from '../../router/head.tsx'
import { Breadcrumbs } from '../../ui/layout/breadcrumbs.tsx'
import { Section } from '../../ui/layout/section.tsx'
import styles from './service-layout.module.css'

interface ServiceLayoutProps {
  title: string
  /** The path of the page. */
  here: string
  meta: { title: string; description: string }
  children: ReactNode
}

/** A page of customer service: its head, crumbs and heading, with links to the others. */
export function ServiceLayout({ title, here, meta, children }: ServiceLayoutProps) {
  const footer = useFooter().data
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
        {children}
      </Reading>
    </Section>
  )
}
