import { hydrateAfterPaint } from '../../router/lazy-extra.ts'
import type { PromotionOnPageProps } from './promotion-on-page.tsx'

const load = async () => (await import('./promotion-on-page.tsx')).PromotionOnPage

/** `PromotionOnPage`, whose code loads after the first view. Needs its own `<Suspense>`. */
export const LatePromotion = hydrateAfterPaint<PromotionOnPageProps>(
  import.meta.env.SSR && (await load()),
  load,
)
