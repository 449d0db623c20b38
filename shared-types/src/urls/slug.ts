/**
 * A segment of an address for a title: lower case, no accents, words joined by hyphens. No underscores: in URLs they
 * separate filter values. Empty for a title without letters and digits.
 */
export const slugOf = (title: string, most = 150): string =>
  title
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll('&', ' en ')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, most)
    .replace(/-$/, '')
