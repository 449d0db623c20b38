import { useChoices } from '../../ui/use-choices.ts'

/** The values of all filters but that of brands, each with the title of its filter. */
export const useFilterValues = (): { id: number; title: string }[] =>
  useChoices().facets.flatMap((facet) =>
    facet.values.map(({ id, title }) => ({ id, title: `${facet.title}: ${title}` })),
  )
