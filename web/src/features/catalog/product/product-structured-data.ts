import type { Product, Variant } from 'shared-types/contracts/catalog'
import { paths } from '../../../paths.ts'
import { middleSource } from '../../../ui/media/image-sources.ts'
import { breadcrumbList, crumbsTo } from '../crumbs.ts'
import { shownValues } from './choose-variant.ts'
import { contactKind } from './contact.ts'

type Absolute = (path: string) => string

const availability = (available: boolean) => `https://schema.org/${available ? 'InStock' : 'OutOfStock'}`

const offerOf = ({ slug }: Product, { id, sku, price, available }: Variant, absolute: Absolute) => ({
  '@type': 'Offer',
  sku,
  url: absolute(paths.product(slug, id)),
  price: (price.price / 100).toFixed(2),
  priceCurrency: 'EUR',
  itemCondition: 'https://schema.org/NewCondition',
  availability: availability(available),
})

const specificationOf = ({ specifications }: Product, wanted: string) =>
  specifications.find(({ title }) => title === wanted)?.value

/** The value of a member of the family for an attribute such as Kleur; undefined where the family has no such attribute. */
const familyValue = ({ family }: Product, memberId: number, attribute: string) =>
  family?.members.find(({ id }) => id === memberId)?.values[family.attributes.indexOf(attribute)]?.title

/** The variant's value of an option such as Maat; undefined where it has none, or only '0x0'. */
const optionValue = ({ options }: Product, { values }: Variant, title: string) => {
  const index = options.findIndex((option) => option.title === title)
  const option = options[index]
  return option && shownValues(option).find((value) => value.title === values[index])?.title
}

/** The properties by which search engines compare variants. One without a value is left out of the JSON. */
const propertiesOf = (product: Product, variant: Variant) => ({
  color:
    optionValue(product, variant, 'Kleur') ??
    familyValue(product, product.id, 'Kleur') ??
    specificationOf(product, 'Kleur'),
  // The name of the cloth before its composition: siblings have only the name.
  material:
    familyValue(product, product.id, 'Stof') ??
    specificationOf(product, 'Stof') ??
    specificationOf(product, 'Materiaal'),
  size: optionValue(product, variant, 'Maat'),
})

/** A size or colour on the page of the product itself. */
const ownVariant = (product: Product, variant: Variant, absolute: Absolute) => {
  const picture = variant.image ?? product.images[0]
  return {
    '@type': 'Product',
    name: variant.title === product.title ? product.title : `${product.title}, ${variant.title}`,
    sku: variant.sku,
    ...(picture && { image: absolute(middleSource(picture)) }),
    ...propertiesOf(product, variant),
    offers: offerOf(product, variant, absolute),
  }
}

type Member = NonNullable<Product['family']>['members'][number]

/** Another product of the family. Its offers are on its own page. */
const sibling = (product: Product, { id, title, slug, image }: Member, absolute: Absolute) => ({
  '@type': 'Product',
  name: title,
  url: absolute(paths.product(slug)),
  color: familyValue(product, id, 'Kleur'),
  material: familyValue(product, id, 'Stof'),
  ...(image && { image: absolute(middleSource(image)) }),
})

const axes = [
  { property: 'color', title: 'Kleur' },
  { property: 'material', title: 'Stof' },
  { property: 'size', title: 'Maat' },
]

/** The properties in which the variants of the group differ. */
const variesBy = ({ options, family }: Product) =>
  axes
    .filter(
      ({ title }) =>
        family?.attributes.includes(title) ||
        options.some((option) => option.title === title && shownValues(option).length > 1),
    )
    .map(({ property }) => `https://schema.org/${property}`)

const manufacturerOf = ({ manufacturer }: Product) => {
  if (!manufacturer) return null
  const { name, address, contact } = manufacturer
  const kind = contactKind(contact)
  return { manufacturer: { '@type': 'Organization', name, address, ...(kind && { [kind]: contact }) } }
}

/** A product with one variant and no family is a single product; every other is a group of variants. */
const productData = (product: Product, absolute: Absolute): object => {
  const [first, ...more] = product.variants
  const siblings = (product.family?.members ?? []).filter(({ id }) => id !== product.id)
  const common = {
    name: product.title,
    description: product.meta.description || product.summary,
    image: product.images.map((image) => absolute(middleSource(image))),
    brand: { '@type': 'Brand', name: product.brand.title },
    ...manufacturerOf(product),
    ...(product.review.count > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: product.review.averageScore,
        reviewCount: product.review.count,
        bestRating: 5,
      },
    }),
  }
  if (first && more.length === 0 && !product.family) {
    return { ...ownVariant(product, first, absolute), ...common }
  }
  return {
    '@type': 'ProductGroup',
    ...common,
    name: product.family?.title ?? product.title,
    url: absolute(paths.product(product.slug)),
    productGroupID: product.family?.title ?? product.slug,
    variesBy: variesBy(product),
    hasVariant: [
      ...product.variants.map((variant) => ownVariant(product, variant, absolute)),
      ...siblings.map((member) => sibling(product, member, absolute)),
    ],
  }
}

/** The product for search engines: its sizes with price and stock, reviews, and the other products of its family. */
export const productStructuredData = (product: Product, absolute: Absolute): object[] => [
  productData(product, absolute),
  breadcrumbList(crumbsTo(product.breadcrumbs, product.title), paths.product(product.slug), absolute),
]
