import type { Config } from '../config.ts'

/**
 * What Google's own tags (Analytics, Ads conversions) load and call, as Google lists it for a Content-Security-Policy.
 * Tags that a container writes as HTML do not run: inline script stays forbidden.
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
}

/** What a page may load from elsewhere: nothing, unless there is a tag manager. */
export const tagSources = ({ tagManager }: Config) => {
  if (!tagManager) return { script: [], image: [], connect: [] }
  const own = [tagManager.origin]
  return {
    script: [...own, ...google.script],
    image: [...own, ...google.image],
    connect: [...own, ...google.connect],
  }
}
