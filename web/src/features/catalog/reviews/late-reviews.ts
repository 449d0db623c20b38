import { hydrateAfterPaint } from '../../../router/lazy-extra.ts'
// The server renders the reviews, so their styles belong to the first view.
import './reviews.module.css'

const load = async () => (await import('./reviews.tsx')).Reviews

/** The reviews, whose code loads after the first view, because they are below it. */
export const LateReviews = hydrateAfterPaint(import.meta.env.SSR && (await load()), load)
