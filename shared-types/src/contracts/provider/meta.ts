import { z } from 'zod'

/** The title and description of a page for search engines; the browser gets them as `meta`. */
export const metaFields = { metaTitle: z.string(), metaDescription: z.string() }
