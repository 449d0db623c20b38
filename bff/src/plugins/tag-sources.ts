import { tagManagerName } from 'shared-types/browser-names'
import type { Config } from '../config.ts'

/**
 * The hosts that Google's own tags (Analytics, Ads conversions) use, from Google's list for a
 * Content-Security-Policy. Custom HTML tags of a container do not run: inline script stays forbidden.
 */
const google = {
  script: [
    'https://*.googletagmanager.com',
    'https://www.googleadservices.com',
    'https://googleads.g.doubleclick.net',
  ],
  image: [
    'https://*.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://googleads.g.doubleclick.net',
    'https://www.google.com',
  ],
  connect: [
    'https://*.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://googleads.g.doubleclick.net',
    'https://www.google.com',
  ],
  /** Trusted Types policies: Google's tags insert further scripts under this name. */
  policies: ['goog#html'],
}

/** The external sources that a page may load: none without a tag manager. */
export const tagSources = ({ tagManager }: Config) => {
  if (!tagManager) return { script: [], image: [], connect: [], policies: [] }
  const own = [tagManager.origin]
  return {
    script: [...own, ...google.script],
    image: [...own, ...google.image],
    connect: [...own, ...google.connect],
    policies: [tagManagerName, ...google.policies],
  }
}
