import type { PromoSlide } from 'shared-types/contracts/content'
import { Html } from 'shared-types/html/html'
import type { StoredHomepage } from '../../src/content/stored/documents.ts'
import { picture } from '../pictures.ts'

const slide = (
  image: string,
  link: string,
  title: string,
  subTitle: string,
  buttonText = 'Profiteer nu',
): PromoSlide => ({
  image: picture(image),
  imageMobile: picture(`${image}-mobiel`),
  title,
  subTitle,
  showTitle: true,
  isLightBackground: true,
  buttonText,
  link,
})

/** Extra promos use the same picture at every width. */
const tile = (image: string, link: string, title: string, subTitle: string): PromoSlide => ({
  ...slide('hero/wonen', link, title, subTitle),
  image: picture(image),
  imageMobile: picture(image),
})

const category = (title: string, path: string, image: string) => ({ title, path, image: picture(image) })

export const homepage: StoredHomepage = {
  slides: [
    slide(
      'hero/dekbedovertrek',
      '/dekbedovertrek/',
      'Wakker worden tussen de varens',
      'Dekbedovertrekken van zacht katoen, in eigen dessins',
      'Bekijk de collectie',
    ),
    slide(
      'hero/boxspring',
      '/acties/boxspring-weken/',
      'Boxspringweken',
      'Complete boxsprings, gratis bezorgd en gemonteerd',
    ),
    slide(
      'hero/wonen',
      '/wonen/',
      'Een bank om op te blijven zitten',
      'Plaids, kussens en vloerkleden die bij elkaar passen',
      'Naar wonen',
    ),
  ],
  promo: {
    main: {
      ...slide(
        'hero/boxspring',
        '/acties/vakantiegeld/',
        'Vakantiegeld-deals',
        'Een goed bed gaat langer mee dan een vakantie',
      ),
      isLightBackground: false,
    },
    extra: [
      tile(
        'category/dekbedovertrekken',
        '/acties/dekbedovertrekken-in-de-aanbieding/',
        'Dekbedovertrekken in de aanbieding',
        'Nu tijdelijk lager geprijsd',
      ),
      tile(
        'category/badtextiel',
        '/acties/badtextiel-voordeel/',
        'Badtextiel-voordeel',
        'Zachte badstof, zachte prijs',
      ),
    ],
  },
  categories: [
    category('Dekbedovertrekken', 'dekbedovertrek', 'products/dekbedovertrek/botanisch'),
    category('Dekbedden', 'dekbed', 'products/dekbed/duvet-down'),
    category('Hoeslakens', 'hoeslaken', 'products/hoeslaken/salie'),
    category('Hoofdkussens', 'hoofdkussen/hoofdkussens', 'products/kussen/pillow'),
    category('Boxsprings', 'boxspring/boxspring-kopen', 'boxspring/verticaal-petrol-160'),
    category('Matrassen', 'matrassen', 'products/matras/mattress-pocket'),
    category('Badtextiel', 'wonen/badtextiel', 'products/handdoek/terra'),
    category('Vloerkleden', 'wonen/vloerkleden', 'products/vloerkleed/vintage'),
    category('Gordijnen', 'wonen/gordijnen', 'products/gordijn/verduisterend-salie'),
    category('Sierkussens', 'wonen/sierkussens', 'products/sierkussen/blad'),
    category('Kids', 'kids', 'products/dekbedovertrek/kids-dino'),
    category('Klamboes', 'klamboes', 'products/klamboe/round'),
  ],
  blocks: [
    {
      image: picture('products/dekbedovertrek/uni-salie'),
      title: 'Gewassen katoen',
      subTitle: 'Zacht vanaf de eerste nacht',
      description: Html.parse(
        '<p>Door het katoen na het weven te wassen, krijgt het zijn soepele val en die kleine, levendige kreukjes. Je hoeft het nooit te strijken en het wordt met elke wasbeurt fijner.</p>',
      ),
      link: '/dekbedovertrek/ae-dessin/effen/',
      buttonText: 'Bekijk effen overtrekken',
    },
    {
      image: picture('products/matras/mattress-memory'),
      title: 'Bezorgd, en zo nodig opgehaald',
      subTitle: 'Allebei gratis',
      description: Html.parse(
        '<p>Een matras leer je pas kennen als je erop slaapt. Bevalt het niet en herroep je binnen 14 dagen, dan halen we het gratis bij je op, op een dag die we met je afspreken.</p>',
      ),
      link: '/matrassen/',
      buttonText: 'Naar de matrassen',
    },
    {
      image: picture('products/kussen/pillow-foam'),
      title: 'Welk kussen past bij jou?',
      subTitle: 'Kies op slaaphouding',
      description: Html.parse(
        '<p>Zijslapers hebben een hoger kussen nodig, buikslapers juist een plat. In onze kussenwijzer lees je in twee minuten welk kussen bij je houding hoort.</p>',
      ),
      link: '/hoofdkussen/',
      buttonText: 'Lees de kussenwijzer',
    },
  ],
  metaTitle: 'Beddengoed, matrassen en woontextiel',
  metaDescription:
    'Dekbedovertrekken, dekbedden, hoeslakens, boxsprings en woontextiel. Voor 23:59 besteld, snel in huis. Gratis verzending op alles.',
}
