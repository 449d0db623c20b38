import { z } from 'zod'
import { isSafeAddress } from '../../../html/html.ts'
import {
  ContentBlock,
  documents,
  edited,
  Homepage,
  type Labels,
  PromoSlide,
  StoredFooter,
} from '../../content.ts'
import { DescribedImage, filledText, textOf } from '../fields.ts'

// What employees fill in of content, stricter than the contract: an older row may not pass, and is shown nevertheless.

export const isLink = (typed: string): boolean =>
  typed === '' || (/^(?:\/(?!\/)|#|https?:|mailto:|tel:)/i.test(typed) && isSafeAddress(typed))

export const notALink = 'Begin een link met een / of met https://.'

/** A page of the shop, chosen or typed, or a full address. */
export const TypedLink = filledText(1_000).refine(isLink, notALink)

/** The path of a category, without outer slashes. */
export const CategoryPath = filledText(500)

const SlideForm = PromoSlide.extend({
  image: DescribedImage,
  imageMobile: DescribedImage,
  title: filledText(100),
  subTitle: textOf(200),
  showTitle: z.boolean().default(true),
  isLightBackground: z.boolean().default(true),
  buttonText: textOf(50),
  link: TypedLink,
})

const BlockForm = ContentBlock.extend({
  image: DescribedImage.nullable(),
  title: filledText(100),
  subTitle: textOf(200),
  link: TypedLink.nullable(),
  buttonText: textOf(50).nullable(),
})

/** Code and end of the promotion are not filled in: they come from the promotion to which it leads. */
const HomepageForm = Homepage.omit({ meta: true }).extend({
  slides: z.array(SlideForm).max(12, 'Hoogstens twaalf foto’s.'),
  promo: z.object({ main: SlideForm, extra: z.array(SlideForm).max(6, 'Hoogstens zes acties.') }).nullable(),
  categories: z
    .array(Homepage.shape.categories.element.extend({ title: filledText(100), path: CategoryPath }))
    .max(30, 'Hoogstens dertig tegels.'),
  blocks: z.array(BlockForm).max(20, 'Hoogstens twintig blokken.'),
  metaTitle: filledText(200),
  metaDescription: filledText(500),
})

const wrongScore = 'Vul een cijfer van 1 tot en met 5 in.'
const figure = {
  score: z.number(wrongScore).min(1, wrongScore).max(5, wrongScore),
  source: filledText(200),
}
const ShopRatings = z.strictObject({
  rating: z.strictObject({ ...figure, count: filledText(20) }).nullable(),
  trustScore: z.strictObject(figure).nullable(),
})

/** A figure is not shown without where it comes from. */
export const FooterForm = StoredFooter.extend(ShopRatings.shape)

/** The part of the footer whose form follows from its declaration. */
export const ratingsForm = edited({
  schema: ShopRatings,
  labels: {
    rating: 'Klantbeoordelingen',
    trustScore: 'Vertrouwensscore',
    score: 'Cijfer van 1 tot en met 5',
    count: 'Aantal beoordelingen, zoals 120 of 1.000+',
    source: 'Waar het cijfer vandaan komt',
  },
})

const labelsOfBlock = {
  image: 'Foto',
  title: 'Titel',
  subTitle: 'Ondertitel',
  description: 'Tekst',
  link: 'Link',
  buttonText: 'Tekst van de knop',
} satisfies Labels<typeof BlockForm>

/** The documents whose form follows from their declaration. */
export const documentForms = {
  homepage: edited({
    schema: HomepageForm,
    labels: {
      slides: 'Grote foto’s bovenaan',
      imageMobile: 'Foto op een telefoon',
      showTitle: 'Titel laten zien',
      isLightBackground: 'Lichte achtergrond, met donkere tekst',
      promo: 'Actie met aftelklok',
      main: 'Hoofdactie',
      extra: 'Naast de hoofdactie',
      categories: 'Tegels van categorieën',
      path: 'Categorie',
      blocks: 'Teksten onderaan',
      metaTitle: 'Titel voor zoekmachines; de naam van de winkel komt erachter',
      metaDescription: 'Beschrijving voor zoekmachines',
      ...labelsOfBlock,
    },
  }),
  ...documents,
}

/** The picture of a category, and the blocks on the page of an overview or a text. */
const CategoryParts = z.strictObject({
  image: DescribedImage.nullable(),
  blocks: z.array(BlockForm).max(20, 'Hoogstens twintig blokken.'),
})
export const categoryForm = edited({
  schema: CategoryParts,
  labels: { ...labelsOfBlock, blocks: 'Blokken met foto en tekst' },
})
