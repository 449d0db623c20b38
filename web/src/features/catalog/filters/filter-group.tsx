import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs'
import type { CategoryFilter, FilterAttribute } from 'shared-types/contracts/catalog'
import { useHydrated } from '../../../ui/browser/hydrated.tsx'
import { latePart } from '../../../ui/failure/late-part.tsx'
import { Collapsible } from './collapsible.tsx'
import styles from './filter-panel.module.css'
import { FilterValue } from './filter-value.tsx'
import { Icon } from '../../../ui/media/icon.tsx'

const PriceFilter = latePart(async () => (await import('./price-filter.tsx')).PriceFilter)

/** Reserves its space until hydration; the slider does not work without JavaScript. */
function Price({ filter }: { filter: CategoryFilter }) {
  const hydrated = useHydrated()
  return <div className={styles.price}>{hydrated && <PriceFilter filter={filter} />}</div>
}

/** Spec §9: groups show ten values before 'Meer'. */
const shownValues = 10

function Values({ filter, attributes }: { filter: CategoryFilter; attributes: FilterAttribute[] }) {
  return (
    <ul>
      {attributes.map((attribute) => (
        <li key={attribute.rawUrl}>
          <FilterValue filter={filter.urlKey} attribute={attribute} boxed={filter.selectionType !== 'link'} />
        </li>
      ))}
    </ul>
  )
}

function Choices({ filter }: { filter: CategoryFilter }) {
  const { attributes, selectionType } = filter
  if (selectionType === 'slider') return <Price filter={filter} />
  const rest = attributes.slice(shownValues)
  return (
    <>
      <Values filter={filter} attributes={attributes.slice(0, shownValues)} />
      {rest.length > 0 && (
        <Collapsible className={styles.more} open={rest.some(({ isSelected }) => isSelected)} summary="Meer">
          <Values filter={filter} attributes={rest} />
        </Collapsible>
      )}
    </>
  )
}

/** One filter: its title, its explanation, and its values. */
export function FilterGroup({ filter }: { filter: CategoryFilter }) {
  const { title, isCollapsed, isCollapsible, infoText, nrOfAttributesSelected } = filter
  const inside = (
    <>
      {infoText && <p className={styles.info}>{infoText}</p>}
      <Choices filter={filter} />
    </>
  )
  if (!isCollapsible) {
    return (
      <div className={styles.group}>
        <h3 className={styles.fixed}>{title}</h3>
        {inside}
      </div>
    )
  }
  return (
    <Collapsible
      className={styles.group}
      open={!isCollapsed || nrOfAttributesSelected > 0}
      summary={
        <>
          {title}
          <Icon of={ChevronDown} size={18} />
        </>
      }
    >
      {inside}
    </Collapsible>
  )
}
