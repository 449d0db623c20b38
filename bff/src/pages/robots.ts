/** What robots may read: everything public. Lists by sort order and price are the same products over and over. */
export const robots = (origin: string): string =>
  [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /cart/',
    'Disallow: /checkout/',
    'Disallow: /account/',
    'Disallow: /redirect',
    'Disallow: /*?*tn_sort=',
    'Disallow: /*?*tn_fk_',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
