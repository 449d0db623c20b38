import { clsx } from 'clsx'
import type { Listing } from 'shared-types/api/catalog'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Prose } from '../../ui/prose.tsx'
import { Section } from '../../ui/section.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { ActionSteps } from './action-steps.tsx'
import { CategoryHero } from './category-hero.tsx'
import { crumbsTo } from './crumbs.ts'
import { EmptyList } from './empty-list.tsx'
import { FilterPanel } from './filter-panel.tsx'
import styles from './listing-view.module.css'
import { ListingToolbar } from './listing-toolbar.tsx'
import { Pages } from './pages.tsx'
import { ProductGrid } from './product-grid.tsx'
import { SubcategoryLinks } from './subcategory-links.tsx'

export function ListingView({ listing }: { listing: Listing }) {
  const { category, filters, products, pagination } = listing
  return (
    <Section>
      <Breadcrumbs crumbs={crumbsTo(listing.breadcrumbs, category.title)} />
      <CategoryHero title={category.title} intro={category.intro} image={category.image} />
      <SubcategoryLinks subcategories={category.subcategories} />
      <ActionSteps steps={category.actionSteps} />
      <div className={clsx(styles.columns, filters.length > 0 && styles.filtered)}>
        {filters.length > 0 && (
          <aside className={styles.filters} aria-label="Filters">
            <FilterPanel filters={filters} />
          </aside>
        )}
        <div>
          <h2>
            <VisuallyHidden>Producten</VisuallyHidden>
          </h2>
          <ListingToolbar listing={listing} />
          {products.length > 0 ? (
            <ProductGrid products={products} />
          ) : (
            <EmptyList categoryPath={category.path} filtered={filters.some(isUsed)} />
          )}
          <Pages pagination={pagination} />
        </div>
      </div>
      {category.description && (
        <div className={styles.description}>
          <Prose html={category.description} />
        </div>
      )}
    </Section>
  )
}

const isUsed = ({ nrOfAttributesSelected }: Listing['filters'][number]) => nrOfAttributesSelected > 0
