import type { ReactNode } from 'react'
import type { Listing } from 'shared-types/contracts/catalog'
import { Breadcrumbs } from '../../../ui/layout/breadcrumbs.tsx'
import { Prose } from '../../../ui/text/prose.tsx'
import { Section } from '../../../ui/layout/section.tsx'
import { ActionSteps } from './action-steps.tsx'
import { CategoryHero } from './category-hero.tsx'
import { crumbsTo } from '../crumbs.ts'
import { ListBody, type ListBodyProps } from './list-body.tsx'
import styles from './listing-view.module.css'
import { SubcategoryLinks } from './subcategory-links.tsx'

interface Props extends Omit<ListBodyProps, 'list'> {
  listing: Listing
  /** On the page of a promotion. */
  promotion?: ReactNode
}

/** The page of a category: introduction, subcategories and products. */
export function ListingView({ listing, promotion, ...rest }: Props) {
  const { category } = listing
  const isOpen = category.promotion === null || category.promotion.state === 'running'
  return (
    <Section>
      <Breadcrumbs crumbs={crumbsTo(listing.breadcrumbs, category.title)} />
      <CategoryHero title={category.title} intro={category.intro} image={category.image} />
      {promotion}
      <SubcategoryLinks subcategories={category.subcategories} />
      <ActionSteps steps={category.actionSteps} />
      {isOpen && <ListBody {...rest} list={listing} />}
      {category.description && (
        <div className={styles.description}>
          <Prose html={category.description} />
        </div>
      )}
    </Section>
  )
}
