const chosenKeys = ['tn_fk_ae-prijs', 'tn_sort']

interface State {
  base: string
  /** `ae-kleur/wit`, one per chosen value. */
  values: ReadonlySet<string>
  query: URLSearchParams
}

const read = (address: string): State => {
  const { pathname, searchParams } = new URL(address, 'http://shop')
  const segments = pathname.split('/').filter(Boolean)
  const first = segments.findIndex((segment) => segment.startsWith('ae-'))
  const base = first < 0 ? segments : segments.slice(0, first)
  const rest = segments.slice(base.length)
  const values = rest.flatMap((code, index) => {
    const slugs = index % 2 === 0 ? (rest[index + 1]?.split('_') ?? []) : []
    return slugs.map((slug) => `${code}/${slug}`)
  })
  return { base: base.join('/'), values: new Set(values), query: searchParams }
}

const write = ({ base, values, query }: State): string => {
  const steps = new Map<string, string>()
  for (const value of values) {
    const [code = '', slug = ''] = value.split('/')
    const before = steps.get(code)
    steps.set(code, before ? `${before}_${slug}` : slug)
  }
  return `/${[base, ...[...steps].flat()].join('/')}/${query.size === 0 ? '' : `?${query}`}`
}

/**
 * The URL for a choice that was made while the previous choice was still loading. The link's own URL is based
 * on the listing that is shown, so its change is applied to the listing that was requested last.
 * @param shown URL of the listing that is shown
 * @param asked URL of the listing that is loading
 * @param choice URL of the choice in the listing that is shown
 */
export const mergeFilterUrls = (shown: string, asked: string, choice: string): string => {
  if (shown === asked) return choice
  const [before, underway, wanted] = [read(shown), read(asked), read(choice)]
  const dropped = (value: string) => before.values.has(value) && !wanted.values.has(value)
  const added = [...wanted.values].filter((value) => !before.values.has(value))
  const { query } = wanted
  for (const key of chosenKeys) {
    if (query.get(key) !== before.query.get(key)) continue
    const meanwhile = underway.query.get(key)
    if (meanwhile === null) query.delete(key)
    else query.set(key, meanwhile)
  }
  const values = new Set([...underway.values, ...added].filter((value) => !dropped(value)))
  return write({ base: wanted.base, values, query })
}
