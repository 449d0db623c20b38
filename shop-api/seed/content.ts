import {
  ContentBlock,
  type DocumentKey,
  documentKeys,
  documents,
  Footer,
  Notification,
} from 'shared-types/contracts/content'
import { Menu, Navigation } from 'shared-types/contracts/provider/content'
import { z } from 'zod'
import { StoredHomepage } from '../src/content/stored/documents.ts'
import { blocksKey } from '../src/catalog/category/category-blocks.ts'
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

/** Content under its key, with its schema: a contract, or our own for advice. */
export interface ContentPiece {
  key: string
  schema: z.ZodType
  data: unknown
}

const documentData: { [Key in DocumentKey]: z.input<(typeof documents)[Key]['schema']> } = {
  'cart-promo': cartPromo,
  'newsletter-popup': newsletterPopup,
}

export const contentPieces: ContentPiece[] = [
  { key: 'navigation', schema: Navigation, data: navigation },
  { key: 'shop-menu', schema: Menu, data: shopMenu },
  { key: 'sub-navigation', schema: Menu, data: subNavigation },
  { key: 'notification', schema: Notification, data: notification },
  { key: 'footer', schema: Footer, data: footer },
  { key: 'homepage', schema: StoredHomepage, data: homepage },
  ...documentKeys.map((key) => ({ key, schema: documents[key].schema, data: documentData[key] })),
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
