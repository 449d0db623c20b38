import { hydrateAfterPaint } from '../../router/lazy-extra.ts'
import type { PromotionOnPageProps } from './promotion-on-page.tsx'
// The server renders the promotion, so its styles belong to the first view.
import './promotion-on-page.module.css'
import './promotion-terms.module.css'

const load = async () => (await import('./promotion-on-page.tsx')).PromotionOnPage

/** `PromotionOnPage`, whose code loads after the first view. Needs its own `<Suspense>`. */
export const LatePromotion = hydrateAfterPaint<PromotionOnPageProps>(
  import.meta.env.SSR && (await load()),
  load,
)
