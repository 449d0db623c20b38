/** The address of a listing with filters chosen: `/dekbedovertrek/ae-kleur/zand/`. */
export const filterLink = (path: string, ...filters: [code: string, value: string][]) =>
  `/${path}/${filters.map(([code, value]) => `${code}/${value}/`).join('')}`
