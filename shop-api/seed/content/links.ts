/** URL path of a filtered listing: `/dekbedovertrek/ae-kleur/zand/`. */
export const filterLink = (path: string, ...filters: [code: string, value: string][]) =>
  `/${path}/${filters.map(([code, value]) => `${code}/${value}/`).join('')}`
