import { picture } from '../pictures.ts'
import { footer } from './footer.ts'
import { menuBeside } from './navigation.ts'
import { newsletterPopup } from './newsletter-popup.ts'
import { notification } from './notification.ts'
import type { StoredDocuments } from '../../src/content/stored/documents.ts'

/** What links to nothing but pages of the code and of customer service. */
const ofEachShop = ({ link }: { link: string }) => /^\/(?:service|nieuwsbrief|sitemap)\//.test(link)

/** The documents of a shop without products, reviews and promotions. */
export const structure: StoredDocuments = {
  navigation: { main: [], extra: menuBeside.filter(ofEachShop) },
  'shop-menu': { items: [] },
  'sub-navigation': { items: [] },
  notification: { ...notification, code: null },
  footer: {
    ...footer,
    serviceLinks: footer.serviceLinks.filter(ofEachShop),
    categoryLinks: [],
    discoverLinks: footer.discoverLinks.filter(ofEachShop),
    trustScore: null,
    rating: null,
  },
  homepage: {
    slides: [
      {
        image: picture('hero/wonen'),
        imageMobile: picture('hero/wonen-mobiel'),
        title: 'Welkom',
        subTitle: 'Alles om goed te slapen en mooi te wonen',
        showTitle: true,
        isLightBackground: true,
        buttonText: 'Bekijk alle categorieën',
        link: '/cop/',
      },
    ],
    promo: null,
    categories: [],
    blocks: [],
    metaTitle: 'Beddengoed en woontextiel',
    metaDescription: 'Beddengoed en woontextiel om goed te slapen en mooi te wonen.',
  },
  'cart-promo': { title: '', text: '', link: null, buttonText: null },
  'newsletter-popup': newsletterPopup,
}
