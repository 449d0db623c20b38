import type * as catalog from 'shared-types/contracts/catalog'
import type * as provider from 'shared-types/contracts/provider/catalog'

/** A page with its title and description for search engines as the browser gets them. */
export const withMeta = <Page extends { metaTitle: string; metaDescription: string }>({
  metaTitle: title,
  metaDescription: description,
  ...page
}: Page) => ({ ...page, meta: { title, description } })

/** Means 'no size' in the catalogue; never shown (spec §3). */
const noSize = '0x0'

/** A tile shows the second picture while the pointer is on it, and no other. */
const picturesOfTile = 2

export const toTile = ({
  mainCategory,
  options,
  images,
  ...tile
}: provider.ProductTile): catalog.ProductTile => ({
  ...tile,
  images: images.slice(0, picturesOfTile).map(({ file, width, height }) => ({ file, width, height })),
  mainCategory: mainCategory.title,
  options: options.map(({ title }) => title).filter((title) => title !== noSize),
})

export const toTiles = ({ products }: provider.ProductTiles): catalog.ProductTiles => ({
  products: products.map(toTile),
})

export const toListing = ({ category, products, ...list }: provider.CategoryOverview): catalog.Listing => {
  const { slug: _slug, listed, meta, ...header } = withMeta(category)
  return {
    ...list,
    category: header,
    products: products.map(toTile),
    meta: { ...meta, noIndex: !listed },
  }
}

export const toSearchResults = ({ products, ...found }: provider.SearchOverview): catalog.SearchResults => ({
  ...found,
  products: products.map(toTile),
})

const toSuggestion = (tile: provider.ProductTile): catalog.SearchSuggestions['products'][number] => {
  const {
    id,
    slug,
    title,
    brand,
    variantId,
    variantChosen,
    configuration,
    sku,
    mainCategory,
    options,
    price,
    priceFrom,
    images,
    available,
  } = toTile(tile)
  return {
    id,
    slug,
    title,
    brand,
    variantId,
    variantChosen,
    configuration,
    sku,
    mainCategory,
    options,
    price,
    priceFrom,
    image: images[0] ?? null,
    available,
  }
}

export const toSuggestions = ({
  products,
  ...found
}: provider.SearchSuggestions): catalog.SearchSuggestions => ({
  ...found,
  products: products.map(toSuggestion),
})

export const toBrandListing = ({
  brand,
  products,
  ...list
}: provider.BrandOverview): catalog.BrandListing => {
  const { listed, meta, ...header } = withMeta(brand)
  return { ...list, brand: header, products: products.map(toTile), meta: { ...meta, noIndex: !listed } }
}

/** Removes options whose only value is 'no size': from the product, its variants, and those of its family. */
export const toProduct = ({
  sku: _sku,
  delivery: _delivery,
  stockScore: _stockScore,
  customFields,
  ...product
}: provider.Product): catalog.Product => {
  const isShown = (option: number) =>
    product.options[option]?.values.some((value) => value.title !== noSize) ?? false
  const withShown = <V extends { values: string[] }>(variant: V): V => ({
    ...variant,
    values: variant.values.filter((_value, option) => isShown(option)),
  })
  return {
    ...withMeta(product),
    options: product.options.filter((_option, index) => isShown(index)),
    variants: product.variants.map(withShown),
    family: product.family && {
      ...product.family,
      members: product.family.members.map((member) => ({
        ...member,
        variants: member.variants.map(withShown),
      })),
    },
    categories: product.categories.map((category) => category.title),
    configurable: customFields.length > 0,
  }
}
