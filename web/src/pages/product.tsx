import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import type { Product } from 'shared-types/api/catalog'
import { apiPaths } from 'shared-types/api/paths'
import { usePublic } from '../api/use-public.ts'
import { BackInStock } from '../features/back-in-stock/back-in-stock.tsx'
import { AddToCart } from '../features/cart/add-to-cart.tsx'
import { pathOf } from '../features/catalog/category-path.ts'
import { gallerySizes } from '../features/catalog/gallery.tsx'
import { RememberViewed } from '../features/catalog/remember-viewed.tsx'
import { ProductDetails } from '../features/catalog/product-details.tsx'
import { ProductSkeleton } from '../features/catalog/product-skeleton.tsx'
import { ProductStrip } from '../features/catalog/product-strip.tsx'
import { productStructuredData } from '../features/catalog/product-structured-data.ts'
import { ProductView } from '../features/catalog/product-view.tsx'
import { Reviews } from '../features/catalog/reviews.tsx'
import { WriteReview } from '../features/review/write-review.tsx'
import { paths } from '../paths.ts'
import { Fetched } from '../ui/fetched.tsx'
import { Head } from '../ui/head.tsx'
import { imagePreload, middleSource } from '../ui/image-sources.ts'
import { WhenNear } from '../ui/when-near.tsx'
import { NotFound } from './not-found.tsx'

const LastViewed = lazy(() =>
  import('../features/catalog/last-viewed.tsx').then((module) => ({ default: module.LastViewed })),
)
const CartUpsells = lazy(() => import('./cart-upsells.tsx'))

/** `/satijnen-dekbedovertrek.html` → `satijnen-dekbedovertrek` */
const slugOf = (pathname: string) => pathOf(pathname).slice(0, -'.html'.length)

function ProductHead({ product }: { product: Product }) {
  const [picture] = product.images
  return (
    <Head
      {...product.meta}
      canonical={paths.product(product.slug)}
      openGraphType="product"
      image={picture && middleSource(picture)}
      preload={picture ? [imagePreload(picture, gallerySizes)] : []}
      jsonLd={(absolute) => productStructuredData(product, absolute)}
    />
  )
}

export function Page() {
  const { pathname } = useLocation()
  const found = usePublic<Product>(apiPaths.product(slugOf(pathname)))
  return (
    <Fetched of={found} skeleton={<ProductSkeleton />} notFound={<NotFound />}>
      {(product) => (
        <>
          <ProductHead product={product} />
          <ProductView
            key={product.id}
            product={product}
            renderBuy={({ id, stock, available }) =>
              available ? (
                <AddToCart
                  key={id}
                  itemId={id}
                  title={product.title}
                  stock={stock}
                  renderUpsells={() => (
                    <Suspense>
                      <CartUpsells productId={product.id} />
                    </Suspense>
                  )}
                />
              ) : (
                <BackInStock itemId={id} />
              )
            }
          />
          <ProductDetails product={product} />
          <Reviews productId={product.id} write={<WriteReview productId={product.id} />} />
          <ProductStrip title="Past hier mooi bij" from={apiPaths.relatedProducts(product.id)} />
          <RememberViewed key={product.id} productId={product.id} variantId={product.variantId} />
          <WhenNear>
            <Suspense>
              <LastViewed except={product.id} />
            </Suspense>
          </WhenNear>
        </>
      )}
    </Fetched>
  )
}
