import { apiPaths } from 'shared-types/urls/api-paths'
import { withOnlyRendered } from '../../../api/only-rendered.tsx'
import { fetchForHydration } from '../../../api/use-public.ts'
import { hydrateAfterPaint } from '../../../router/lazy-extra.ts'
import type { FooterProps } from './footer.tsx'
// The server renders the footer, so its styles belong to the first view.
import '../../../ui/media/rating.module.css'
import './footer.module.css'
import './payment-badges.module.css'

const load = async () => (await import('./footer.tsx')).Footer

/** In milliseconds. */
const retryAfter = 5_000

/** Until the data of the footer are in the cache. Without them it would replace the rendered one by an empty one. */
const fetchData = async (): Promise<void> => {
  try {
    await fetchForHydration(apiPaths.footer)
  } catch {
    await new Promise((resolve) => setTimeout(resolve, retryAfter))
    await fetchData()
  }
}

/** The footer, whose code and data load after the first view. */
export const LateFooter = hydrateAfterPaint<FooterProps>(
  import.meta.env.SSR && withOnlyRendered(await load()),
  async () => {
    const [Footer] = await Promise.all([load(), fetchData()])
    return Footer
  },
)
