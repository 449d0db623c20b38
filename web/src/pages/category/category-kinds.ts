import type { CategoryRoute } from 'shared-types/contracts/catalog'
import { lazyPage } from '../../router/lazy-page.tsx'

/** Categories that are no list of products: most visits never see one. */
const categoryKinds = {
  overview: lazyPage(() => import('./overview.tsx')),
  text: lazyPage(() => import('./text.tsx')),
}

/** What such a category is rendered with; null for a list, which comes with the category page itself. */
export const kindOfPage = (route: CategoryRoute) =>
  route.kind === 'listing' ? null : categoryKinds[route.kind]
