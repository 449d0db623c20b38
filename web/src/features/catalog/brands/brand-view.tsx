import type { BrandListing } from 'shared-types/contracts/catalog'
import { paths } from '../../../paths.ts'
import { Breadcrumbs } from '../../../ui/layout/breadcrumbs.tsx'
import { Prose } from '../../../ui/text/prose.tsx'
import { Section } from '../../../ui/layout/section.tsx'
import { CategoryHero } from '../listing/category-hero.tsx'
import { ListBody, type ListBodyProps } from '../listing/list-body.tsx'
import styles from '../listing/listing-view.module.css'

interface Props extends Omit<ListBodyProps, 'list'> {
  listing: BrandListing
}

export const brandCrumbs = ({ brand }: Pick<BrandListing, 'brand'>) => [
  { title: 'Home', to: paths.home() },
  { title: 'Merken', to: paths.brands() },
  { title: brand.title },
]

export function BrandView({ listing, ...rest }: Props) {
  const { brand } = listing
  return (
    <Section>
      <Breadcrumbs crumbs={brandCrumbs(listing)} />
      <CategoryHero title={brand.title} image={null} />
      {brand.description && (
        <div className={styles.intro}>
          <Prose html={brand.description} />
        </div>
      )}
      <ListBody {...rest} list={listing} />
    </Section>
  )
}
