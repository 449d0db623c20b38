import type { ReactNode } from 'react'
import { apiPaths } from 'shared-types/urls/api-paths'
import type { ContentPage, Footer } from 'shared-types/contracts/content'
import { withOnlyRendered } from '../../api/only-rendered.tsx'
import { usePublic } from '../../api/use-public.ts'
import { breadcrumbList, crumbsTo } from '../../features/catalog/crumbs.ts'
import { useFooter } from '../../features/navigation/use-shell.ts'
import { paths } from '../../paths.ts'
import { Breadcrumbs } from '../../ui/layout/breadcrumbs.tsx'
import { QueryBoundary } from '../../ui/failure/query-boundary.tsx'
import { Head } from '../../router/head.tsx'
import { imagePreload, middleSource } from '../../ui/media/image-sources.ts'
import { Section } from '../../ui/layout/section.tsx'
import { NotFound } from '../error/not-found.tsx'
import { TextSkeleton } from './text-skeleton.tsx'

type Shop = Footer['shop'] | undefined

interface ContentAtProps {
  path: string
  /** Structured data for search engines, in addition to the breadcrumbs. */
  describe?: (page: ContentPage, shop: Shop, absolute: (path: string) => string) => object
  /** The `sizes` of the page's picture, if it is in the first screen. */
  pictureSizes?: string
  children: (page: ContentPage) => ReactNode
}

function ContentView({ path, describe, pictureSizes, children }: ContentAtProps) {
  const content = usePublic<ContentPage>(apiPaths.contentPage(path))
  const shop = useFooter(import.meta.env.SSR).data?.shop
  return (
    <QueryBoundary of={content} skeleton={<TextSkeleton />} notFound={<NotFound />}>
      {(page) => {
        const here = paths.category(page.path)
        const crumbs = crumbsTo(page.breadcrumbs, page.title)
        return (
          <Section>
            <Head
              {...page.meta}
              canonical={here}
              image={page.image ? middleSource(page.image) : undefined}
              preload={
                import.meta.env.SSR &&
                (page.image && pictureSizes ? [imagePreload(page.image, pictureSizes)] : [])
              }
              openGraphType={page.publishedAt ? 'article' : 'website'}
              jsonLd={
                import.meta.env.SSR &&
                ((absolute) => [
                  breadcrumbList(crumbs, here, absolute),
                  ...(describe ? [describe(page, shop, absolute)] : []),
                ])
              }
            />
            <Breadcrumbs crumbs={crumbs} />
            {children(page)}
          </Section>
        )
      }}
    </QueryBoundary>
  )
}

/** A content page: its head and breadcrumbs; `children` renders the content. The server describes the shop in the head. */
export const ContentAt = import.meta.env.SSR ? withOnlyRendered(ContentView) : ContentView
