import type { CategoryRoute } from 'shared-types/contracts/catalog'
import { lazyPage } from '../../router/lazy-page.tsx'

/** Categories that are not listings: lazy, as most visits never open one. */
const categoryKinds = {
  overview: lazyPage(() => import('./overview.tsx')),
  text: lazyPage(() => import('./text.tsx')),
}

/** The component of such a category; null for a listing, which is part of the category page itself. */
export const kindOfPage = (route: CategoryRoute) =>
  route.kind === 'listing' ? null : categoryKinds[route.kind]
