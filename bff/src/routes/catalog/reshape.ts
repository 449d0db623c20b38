import type * as api from 'shared-types/api/catalog'
import { toCents } from 'shared-types/money'
import type * as v1 from 'shared-types/v1/catalog'

/** Stands for 'no size' in the catalogue and is never shown (spec §3). */
const noSize = '0x0'

const reshapePrice = ({ price, price_old }: v1.Price): api.Price => ({
  price: toCents(price),
  priceOld: price_old === null ? null : toCents(price_old),
})

const reshapeSummary = ({ average_score, count }: v1.ReviewSummary): api.ReviewSummary => ({
  averageScore: average_score,
  count,
})

export const reshapeCategoryRoute = (route: v1.CategoryPath): api.CategoryRoute => ({
  kind: route.kind,
  id: route.id,
  path: route.path,
  title: route.title,
  numberOfFilters: route.number_of_filters,
  advice: route.advice,
})

export const reshapeTile = (tile: v1.ProductTile): api.ProductTile => ({
  id: tile.id,
  slug: tile.slug,
  title: tile.title,
  variantId: tile.variant_id,
  sku: tile.sku,
  brand: tile.brand.title,
  mainCategory: tile.main_category.title,
  options: tile.options.map(({ title }) => title).filter((title) => title !== noSize),
  delivery: tile.delivery,
  price: reshapePrice(tile.price),
  priceFrom: tile.price_from,
  images: tile.images,
  stockScore: tile.stock_score,
  available: tile.available,
  overlay: tile.overlay,
  configurable: tile.configurable,
  review: reshapeSummary(tile.review),
})

export const reshapeTiles = ({ products }: v1.ProductTiles): api.ProductTiles => ({
  products: products.map(reshapeTile),
})

const reshapeFilter = (filter: v1.CategoryFilter): api.CategoryFilter => ({
  title: filter.title,
  urlKey: filter.url_key,
  selectionType: filter.selection_type,
  isCollapsed: filter.is_collapsed,
  isCollapsible: filter.is_collapsible,
  infoText: filter.info_text,
  nrOfAttributesSelected: filter.nr_of_attributes_selected,
  attributes: filter.attributes.map((attribute) => ({
    title: attribute.title,
    rawUrl: attribute.raw_url,
    url: attribute.url,
    isSelected: attribute.is_selected,
    count: attribute.count,
    color: attribute.color,
  })),
})

const reshapeListPagination = ({ page_links, ...pagination }: v1.ListPagination): api.ListPagination => ({
  ...pagination,
  pageLinks: { previous: page_links.previous, next: page_links.next, range: page_links.range },
})

type V1List = Pick<v1.CategoryOverview, 'filters' | 'sort' | 'products' | 'pagination'>
type List = Pick<api.Listing, 'filters' | 'sort' | 'products' | 'pagination'>

const reshapeList = ({ filters, sort, products, pagination }: V1List): List => ({
  filters: filters.map(reshapeFilter),
  sort: sort.map((option) => ({
    displayTitle: option.display_title,
    rawUrl: option.raw_url,
    url: option.url,
    isSelected: option.is_selected,
  })),
  products: products.map(reshapeTile),
  pagination: reshapeListPagination(pagination),
})

export const reshapeListing = (overview: v1.CategoryOverview): api.Listing => {
  const { category } = overview
  return {
    category: {
      id: category.id,
      path: category.path,
      title: category.title,
      numberOfFilters: category.number_of_filters,
      intro: category.intro,
      description: category.description,
      image: category.image,
      actionSteps: category.action_steps,
      subcategories: category.subcategories,
    },
    breadcrumbs: overview.breadcrumbs,
    ...reshapeList(overview),
    meta: {
      title: category.meta_title,
      description: category.meta_description,
      noIndex: !category.listed,
    },
  }
}

export const reshapeSearch = (found: v1.SearchOverview): api.SearchResults => ({
  term: found.term,
  outcome: found.outcome,
  correctedTerm: found.corrected_term,
  ...reshapeList(found),
  suggestions: found.suggestions,
})

export const reshapeSuggestions = (found: v1.SearchSuggestions): api.SearchSuggestions => ({
  term: found.term,
  words: found.words,
  categories: found.categories,
  products: found.products.map(reshapeTile).map((tile) => ({
    id: tile.id,
    slug: tile.slug,
    title: tile.title,
    brand: tile.brand,
    price: tile.price,
    priceFrom: tile.priceFrom,
    image: tile.images[0] ?? null,
    available: tile.available,
  })),
  total: found.total,
})

export const reshapeBrands = ({ brands }: v1.Brands): api.Brands => ({
  brands: brands.map(({ slug, title, product_count }) => ({ slug, title, productCount: product_count })),
})

export const reshapeBrandListing = ({ brand, breadcrumbs, ...list }: v1.BrandOverview): api.BrandListing => ({
  brand: { slug: brand.slug, title: brand.title, description: brand.description },
  breadcrumbs,
  ...reshapeList(list),
  meta: { title: brand.meta_title, description: brand.meta_description },
})

export const reshapeReviews = (reviews: v1.ProductReviews): api.ProductReviews => ({
  summary: reshapeSummary(reviews.summary),
  scoreCounts: reviews.score_counts,
  reviews: reviews.reviews.map((review) => ({
    id: review.id,
    displayName: review.display_name,
    score: review.review_score,
    title: review.review_title,
    content: review.review_content,
    verified: review.verified,
    createdAt: review.created_at,
  })),
  pagination: reviews.pagination,
})

const reshapeVariant = (variant: v1.Variant, isShown: (option: number) => boolean): api.Variant => ({
  id: variant.id,
  sku: variant.sku,
  title: variant.title,
  values: variant.values.filter((_value, option) => isShown(option)),
  image: variant.image,
  price: reshapePrice(variant.price),
  stock: variant.stock,
  stockScore: variant.stock_score,
  available: variant.available,
  delivery: variant.delivery,
})

/** An option that leaves nothing to choose but 'no size' goes, in the options and in every variant alike. */
export const reshapeProduct = (product: v1.Product): api.Product => {
  const isShown = (option: number) =>
    product.options[option]?.values.some(({ title }) => title !== noSize) ?? false
  return {
    id: product.id,
    slug: product.slug,
    title: product.title,
    summary: product.summary,
    description: product.description,
    usps: product.usps,
    specifications: product.specifications,
    options: product.options.filter((_option, index) => isShown(index)),
    variants: product.variants.map((variant) => reshapeVariant(variant, isShown)),
    variantId: product.variant_id,
    brand: product.brand.title,
    mainCategory: product.main_category,
    categories: product.categories.map(({ title }) => title),
    breadcrumbs: product.breadcrumbs,
    price: reshapePrice(product.price),
    images: product.images,
    available: product.available,
    overlay: product.overlay,
    configurable: product.custom_fields.length > 0,
    review: reshapeSummary(product.review),
    meta: { title: product.meta_title, description: product.meta_description },
  }
}

export const reshapeSitemap = (sitemap: v1.Sitemap): api.Sitemap => ({
  categories: sitemap.categories.map(({ path, title, image }) => ({ path, title, image })),
  brands: sitemap.brands,
  services: sitemap.services,
  pages: sitemap.pages.map(({ path, title }) => ({ path, title })),
})
