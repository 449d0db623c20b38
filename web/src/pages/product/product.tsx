import { Fragment, startTransition, Suspense, useOptimistic } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { Product, Variant } from 'shared-types/contracts/catalog'
import { apiPaths } from 'shared-types/urls/api-paths'
import { readPreviewSlug, variantIn } from 'shared-types/urls/product-url'
import { usePublic } from '../../api/use-public.ts'
import { BackInStock } from '../../features/back-in-stock/back-in-stock.tsx'
import { AddToCart } from '../../features/cart/add-to-cart/add-to-cart.tsx'
import { decodedPath } from '../../router/decoded-path.ts'
import { firstVariant, picturesOf } from '../../features/catalog/product/choose-variant.ts'
import { gallerySizes } from '../../features/catalog/gallery/gallery.tsx'
import { RememberViewed } from '../../features/catalog/recently-viewed/remember-viewed.tsx'
import { ProductDetails } from '../../features/catalog/product/product-details.tsx'
import { ProductSkeleton } from '../../features/catalog/product/product-skeleton.tsx'
import { ProductCarousel } from '../../features/catalog/tiles/product-carousel.tsx'
import { productStructuredData } from '../../features/catalog/product/product-structured-data.ts'
import { ProductView } from '../../features/catalog/product/product-view.tsx'
import view from '../../features/catalog/product/product-view.module.css'
import { LateReviews } from '../../features/catalog/reviews/late-reviews.ts'
import { paths } from '../../paths.ts'
import { QueryBoundary } from '../../ui/failure/query-boundary.tsx'
import { Head } from '../../router/head.tsx'
import { lazyAfterPaint, lazyExtra } from '../../router/lazy-extra.ts'
import { imagePreload, middleSource } from '../../ui/media/image-sources.ts'
import { WhenHydrated } from '../../ui/browser/hydrated.tsx'
import { WhenNear } from '../../ui/browser/when-near.tsx'
import { NotFound } from '../error/not-found.tsx'
import { ConfigureButton } from '../../compositions/configure-button.tsx'

const LastViewed = lazyExtra(
  async () => (await import('../../features/catalog/recently-viewed/last-viewed.tsx')).LastViewed,
)
const WriteReview = lazyAfterPaint(
  async () => (await import('../../features/review/write-review.tsx')).WriteReview,
)
const CartUpsells = lazyExtra(async () => (await import('../../compositions/cart-upsells.tsx')).CartUpsells)

/** `/satijnen-dekbedovertrek.html` → `satijnen-dekbedovertrek` */
const slugOf = (pathname: string) => decodedPath(pathname).slice(0, -'.html'.length)

interface Shown {
  product: Product
  variant: Variant | undefined
}

function ProductHead({ product, variant, isPreview }: Shown & { isPreview: boolean }) {
  const [picture] = picturesOf(product, variant)
  return (
    <Head
      {...product.meta}
      {...(isPreview ? { noIndex: true } : { canonical: paths.product(product.slug) })}
      openGraphType="product"
      image={picture && middleSource(picture)}
      preload={import.meta.env.SSR && (picture ? [imagePreload(picture, gallerySizes)] : [])}
      jsonLd={import.meta.env.SSR && ((absolute) => productStructuredData(product, absolute))}
    />
  )
}

interface BuyProps {
  product: Product
  variant: Variant
  readAgain: () => unknown
}

function Buy({ product, variant: { id, stock, price, available }, readAgain }: BuyProps) {
  if (available && product.configurable) return <ConfigureButton slug={product.slug} />
  return (
    <AddToCart
      itemId={id}
      title={product.title}
      stock={stock}
      price={price.price}
      soldOut={!available && <BackInStock itemId={id} />}
      onRefused={readAgain}
      renderUpsells={() => (
        <Suspense>
          <CartUpsells productId={product.id} />
        </Suspense>
      )}
    />
  )
}

function Similar({ product }: { product: Product }) {
  return <ProductCarousel title="Vergelijkbaar" from={apiPaths.similarProducts(product.id)} />
}

/**
 * The variant is part of the URL, so that links and reloads show the same one. Choosing replaces the history
 * entry: Back leaves the product.
 */
export default function ProductPage() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  // Shown immediately: the router updates later, and a radio button would jump back meanwhile.
  const [requested, request] = useOptimistic(variantIn(search))
  const slug = slugOf(pathname)
  const isPreview = readPreviewSlug(slug) !== null
  const found = usePublic<Product>(apiPaths.product(slug))
  return (
    <QueryBoundary of={found} skeleton={<ProductSkeleton />} notFound={<NotFound />}>
      {(product) => {
        const variant = firstVariant(product, requested)
        const choose = ({ id }: Variant) =>
          startTransition(() => {
            request(id)
            // A product in its preview may have no page yet.
            const address = paths.product(isPreview ? slug : product.slug, id)
            void navigate(address, { replace: true, state: { keepScroll: true } })
          })
        return (
          <Fragment key={product.id}>
            <ProductHead product={product} variant={variant} isPreview={isPreview} />
            <ProductView
              product={product}
              variant={variant}
              requested={requested}
              onChoose={choose}
              onCutoff={() => void found.retry()}
              renderBuy={(shown) => <Buy product={product} variant={shown} readAgain={found.retry} />}
            />
            {!variant?.available && <Similar product={product} />}
            <ProductDetails product={product} />
            {/* Also before the reviews load: the stars lead there. */}
            <div id="beoordelingen" className={product.review.count > 0 ? view.reviews : undefined}>
              <LateReviews
                key={product.id}
                productId={product.id}
                write={
                  <WhenHydrated>
                    <WriteReview productId={product.id} />
                  </WhenHydrated>
                }
              />
            </div>
            <ProductCarousel title="Past hier mooi bij" from={apiPaths.relatedProducts(product.id)} />
            {variant && <RememberViewed productId={product.id} variantId={variant.id} />}
            <WhenNear>
              {variant?.available && <Similar product={product} />}
              <Suspense>
                <LastViewed except={product.id} />
              </Suspense>
            </WhenNear>
          </Fragment>
        )
      }}
    </QueryBoundary>
  )
}
