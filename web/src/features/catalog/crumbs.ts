import type { Breadcrumb } from 'shared-types/contracts/catalog'
import { paths } from '../../paths.ts'
import type { Crumb } from '../../ui/layout/breadcrumbs.tsx'

/** The catalogue's breadcrumbs as links, from home up to the page itself. */
export const crumbsTo = (breadcrumbs: Breadcrumb[], title: string): Crumb[] => {
  const above = breadcrumbs.at(-1)?.title === title ? breadcrumbs.slice(0, -1) : breadcrumbs
  return [
    { title: 'Home', to: paths.home() },
    ...above.map((crumb) => ({ title: crumb.title, to: paths.category(crumb.path) })),
    { title },
  ]
}

/** The breadcrumbs for search engines: schema.org's BreadcrumbList. */
export const breadcrumbList = (crumbs: Crumb[], here: string, absolute: (path: string) => string) => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ title, to }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    item: absolute(to ?? here),
  })),
})
