import { apiPaths } from 'shared-types/urls/api-paths'
import type { Homepage } from 'shared-types/contracts/content'
import { withOnlyRendered } from '../../api/only-rendered.tsx'
import { usePublic } from '../../api/use-public.ts'
import { ProductCarousel } from '../../features/catalog/tiles/product-carousel.tsx'
import { CategoryCards } from '../../features/content/category/category-cards.tsx'
import { ContentBlocks } from '../../features/content/content-blocks.tsx'
import { heroPreload } from '../../features/content/hero/hero-slide.tsx'
import { Hero } from '../../features/content/hero/hero.tsx'
import { organisationStructuredData } from '../../features/content/organisation.ts'
import { Promo } from '../../features/content/promo/promo.tsx'
import { useFooter, useShell } from '../../features/navigation/use-shell.ts'
import { PromotionTerms } from '../../features/promotion/promotion-terms.tsx'
import { paths } from '../../paths.ts'
import { QueryBoundary } from '../../ui/failure/query-boundary.tsx'
import { Head } from '../../router/head.tsx'
import { middleSource } from '../../ui/media/image-sources.ts'
import { Section } from '../../ui/layout/section.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx'
import styles from './home.module.css'

function HomeView({ homepage, onEnd }: { homepage: Homepage; onEnd: () => void }) {
  const { data: footer } = useFooter(import.meta.env.SSR)
  const { slides, promo, categories, blocks, meta } = homepage
  const [slide] = slides
  return (
    <>
      <Head
        {...meta}
        canonical={paths.home()}
        image={slide && middleSource(slide.image)}
        preload={import.meta.env.SSR && (slide ? heroPreload(slide) : [])}
        jsonLd={
          import.meta.env.SSR && ((absolute) => (footer ? organisationStructuredData(footer, absolute) : []))
        }
      />
      <h1>
        <VisuallyHidden>{meta.title}</VisuallyHidden>
      </h1>
      {promo && (
        <Promo
          promo={promo}
          terms={<PromotionTerms code={promo.code} endsAt={promo.endsAt} onEnd={onEnd} />}
        />
      )}
      <Hero slides={slides} />
      {categories.length > 0 && (
        <Section title="Waar ben je naar op zoek?" below>
          <CategoryCards cards={categories} />
        </Section>
      )}
      <ProductCarousel title="Uitgelicht" from={apiPaths.featuredProducts} />
      {blocks.length > 0 && (
        <Section className={styles.blocks} below>
          <ContentBlocks blocks={blocks} />
        </Section>
      )}
    </>
  )
}

/** For search engines, the server writes the details of the shop. */
const HomeContent = import.meta.env.SSR ? withOnlyRendered(HomeView) : HomeView

export default function HomePage() {
  const homepage = usePublic<Homepage>(apiPaths.homepage)
  const shell = useShell()
  const onEnd = () => {
    void homepage.retry()
    void shell.retry()
  }
  return (
    <QueryBoundary of={homepage} skeleton={<Skeleton className={styles.skeleton} />}>
      {(data) => <HomeContent homepage={data} onEnd={onEnd} />}
    </QueryBoundary>
  )
}
