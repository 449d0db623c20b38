import { ChevronDown } from 'lucide-react'
import type { CategoryFilter } from 'shared-types/api/catalog'
import styles from './filter-panel.module.css'
import { FilterValue } from './filter-value.tsx'

/** Spec §9: groups show ten values before 'Meer'. */
const shownValues = 10

function Values({ attributes }: Pick<CategoryFilter, 'attributes'>) {
  return (
    <ul>
      {attributes.map((attribute) => (
        <li key={attribute.rawUrl}>
          <FilterValue attribute={attribute} />
        </li>
      ))}
    </ul>
  )
}

function Group({ filter }: { filter: CategoryFilter }) {
  const { title, attributes, isCollapsed, nrOfAttributesSelected } = filter
  const rest = attributes.slice(shownValues)
  return (
    <details className={styles.group} open={!isCollapsed || nrOfAttributesSelected > 0}>
      <summary>
        {title}
        <ChevronDown size={18} aria-hidden />
      </summary>
      <Values attributes={attributes.slice(0, shownValues)} />
      {rest.length > 0 && (
        <details className={styles.more} open={rest.some(({ isSelected }) => isSelected)}>
          <summary>Meer</summary>
          <Values attributes={rest} />
        </details>
      )}
    </details>
  )
}

/** The values by which a list can be narrowed, each of them a link. Ranges come with their own control. */
export function FilterPanel({ filters }: { filters: CategoryFilter[] }) {
  return (
    <>
      {filters
        .filter(({ selectionType }) => selectionType !== 'slider')
        .map((filter) => (
          <Group key={filter.urlKey} filter={filter} />
        ))}
    </>
  )
}
