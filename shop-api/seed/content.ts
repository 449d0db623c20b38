import { ContentBlock } from 'shared-types/contracts/content'
import { DocumentName } from 'shared-types/contracts/admin/content'
import { z } from 'zod'
import type { Seed } from '../src/config.ts'
import { blocksKey } from '../src/catalog/category/category-blocks.ts'
import { storedDocuments, type StoredDocuments } from '../src/content/stored/documents.ts'
import { StoredAdvice } from '../src/catalog/stored-advice.ts'
import { advices } from './advice.ts'
import { toStoredAdvice } from './advice-plan.ts'
import { cartPromo } from './content/cart-promo.ts'
import { categoryBlocks } from './content/category-blocks.ts'
import { footer } from './content/footer.ts'
import { homepage } from './content/homepage.ts'
import { navigation, shopMenu, subNavigation } from './content/navigation.ts'
import { newsletterPopup } from './content/newsletter-popup.ts'
import { notification } from './content/notification.ts'
import { structure } from './content/structure.ts'

/** Content under its key, with its schema: a contract, or our own for advice. */
interface ContentPiece {
  key: string
  schema: z.ZodType
  data: unknown
}

const demo: StoredDocuments = {
  navigation,
  'shop-menu': shopMenu,
  'sub-navigation': subNavigation,
  notification,
  footer,
  homepage,
  'cart-promo': cartPromo,
  'newsletter-popup': newsletterPopup,
}

const aboutAssortment: ContentPiece[] = [
  ...Object.entries(categoryBlocks).map(([path, data]) => ({
    key: blocksKey(path),
    schema: z.array(ContentBlock),
    data,
  })),
  ...advices.map((advice) => ({
    key: `advice:${advice.code}`,
    schema: StoredAdvice,
    data: toStoredAdvice(advice),
  })),
]

const piecesOf = (data: StoredDocuments): ContentPiece[] =>
  DocumentName.options.map((key) => ({ key, schema: storedDocuments[key], data: data[key] }))

export const contentOf = (seed: Seed): ContentPiece[] =>
  seed === 'demo' ? [...piecesOf(demo), ...aboutAssortment] : piecesOf(structure)
