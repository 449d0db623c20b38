import { picture, pictureWithDetail } from '../pictures.ts'
import { oneSize, type ProductPlan } from '../plan.ts'

const delivered =
  'Onze bezorgers brengen het bed tot in de slaapkamer, zetten het in elkaar en nemen de verpakking mee. Dat kost niets extra, en herroep je binnen 14 dagen, dan halen ze het ook gratis weer op.'

/** What the beds have in common. */
const shared = [
  { title: 'Stof', value: '100% polyester, geweven' },
  { title: 'Tijk', value: '100% polyester' },
  { title: 'Garantie', value: '10 jaar op de veren' },
]

/** Shared properties; the price is that of the bed without supplements. */
const bed = {
  kind: 'boxspring',
  brand: 'rustveld',
  colours: [],
  points: ['Elke keuze met prijs en beeld', 'Gratis bezorgd en gemonteerd', 'Hardheid per kant te kiezen'],
  usps: ['Gratis bezorgd en gemonteerd', 'Gratis opgehaald als je herroept', '10 jaar garantie op de veren'],
  reduction: 0,
  overlay: 'Stel zelf samen',
  configurable: true,
} satisfies Partial<ProductPlan>

/** Configurable beds. Their questions are in `configurators/`, under the same title. */
export const configurableBeds: ProductPlan[] = [
  {
    ...bed,
    title: 'Hotel boxspring set',
    images: [...pictureWithDetail('boxspring/samen/hotel'), picture('boxspring/detail-lichtgrijs')],
    summary:
      'Stel je eigen hotelbed samen: maat, hoofdbord, stof en per kant de hardheid. Je ziet bij elke keuze wat het kost.',
    paragraphs: [
      'Het bed van een goed hotel, maar dan het jouwe. Alle drie de hoofdborden zijn bij de prijs inbegrepen, net als het pocketveringmatras met zeven zones en een topper van koudschuim.',
      'Slapen jullie niet even zwaar of niet even zacht? Kies links en rechts een andere hardheid: vanaf 160 cm zijn het twee losse matrassen onder één topper.',
      delivered,
    ],
    specifications: [
      { title: 'Matras', value: 'Pocketvering, 7 zones, 21 cm' },
      { title: 'Box', value: 'Bonellvering in een vurenhouten frame' },
      { title: 'Instaphoogte', value: '61 cm' },
      { title: 'Hoogte hoofdbord', value: '105 tot 120 cm' },
      ...shared,
    ],
    sizes: oneSize(149_500),
    facets: { 'ae-maat': ['140x200 cm', '160x200 cm', '180x200 cm'] },
    categories: ['boxspring/boxspring-kopen', 'boxspring/hotelboxsprings', 'hotel-linnen'],
  },
  {
    ...bed,
    title: 'Opbergboxspring Ameland',
    images: [...pictureWithDetail('boxspring/samen/ameland'), picture('boxspring/detail-taupe')],
    summary:
      'Een boxspring met opbergruimte onder het hele bed. Stel hem zelf samen en zie bij elke keuze wat hij kost.',
    paragraphs: [
      'Onder Ameland gaat een hele linnenkast schuil. Gasveren tillen het matras op, zodat je er met één hand bij kunt; hij gaat open aan het voeteneind of aan de zijkanten.',
      'De boxen zijn van massief vuren met een dichte bodem: wat erin ligt, blijft stofvrij. Het pocketveringmatras en de topper zijn dezelfde als in ons hotelbed.',
      delivered,
    ],
    specifications: [
      { title: 'Matras', value: 'Pocketvering, 7 zones, 21 cm' },
      { title: 'Opbergruimte', value: 'Binnenhoogte 24 cm' },
      { title: 'Instaphoogte', value: '63 cm' },
      { title: 'Hoogte hoofdbord', value: '105 tot 120 cm' },
      ...shared,
    ],
    sizes: oneSize(169_500),
    facets: { 'ae-maat': ['140x200 cm', '160x200 cm', '180x200 cm'] },
    categories: ['boxspring/boxspring-kopen', 'boxspring/moderne-boxsprings'],
  },
  {
    ...bed,
    title: 'Elektrische boxspring Schiermonnikoog',
    images: [...pictureWithDetail('boxspring/samen/schiermonnikoog'), picture('boxspring/detail-antraciet')],
    summary:
      'Een verstelbare boxspring, per kant met eigen motoren. Stel hem zelf samen en zie bij elke keuze wat hij kost.',
    paragraphs: [
      'Rechtop lezen, of met de benen hoog: elke kant van Schiermonnikoog beweegt apart, en zo stil dat wie ernaast slaapt er niet wakker van wordt.',
      'De motoren zitten in de box, dus het bed ziet eruit als een gewone boxspring. Bij stroomuitval zakt hij op een batterij weer vlak.',
      `${delivered} Je oude elektrische bed nemen we dan gratis mee.`,
    ],
    specifications: [
      { title: 'Matras', value: 'Pocketvering, 7 zones, 21 cm, buigzaam' },
      { title: 'Motoren', value: 'Twee of vier per kant, 5 jaar garantie' },
      { title: 'Instaphoogte', value: '62 cm' },
      { title: 'Hoogte hoofdbord', value: '105 tot 120 cm' },
      ...shared,
    ],
    sizes: oneSize(229_500),
    facets: { 'ae-maat': ['160x200 cm', '180x200 cm'] },
    categories: ['boxspring/boxspring-kopen', 'boxspring/moderne-boxsprings'],
  },
  {
    ...bed,
    title: 'Compacte boxspring Rottum',
    images: [...pictureWithDetail('boxspring/samen/rottum'), picture('boxspring/detail-beige')],
    summary: 'Een boxspring van 140 cm voor een kleine slaapkamer of logeerkamer. Stel hem zelf samen.',
    paragraphs: [
      'Rottum is met 140 cm ruim voor één en knus voor twee. Het hoofdbord is slank, zodat je van een kleine kamer niets weggeeft.',
      'Eén box, één matras en een topper: de bezorgers zijn in een half uur klaar. Kies de hardheid die bij je gewicht past.',
      delivered,
    ],
    points: ['Elke keuze met prijs en beeld', 'Gratis bezorgd en gemonteerd', 'Past in kamers vanaf 8 m²'],
    specifications: [
      { title: 'Matras', value: 'Pocketvering, 7 zones, 19 cm' },
      { title: 'Box', value: 'Bonellvering in een vurenhouten frame' },
      { title: 'Instaphoogte', value: '56 cm' },
      { title: 'Hoogte hoofdbord', value: '105 tot 115 cm' },
      ...shared,
    ],
    sizes: oneSize(84_500),
    facets: { 'ae-maat': ['140x200 cm'] },
    categories: ['boxspring/boxspring-kopen', 'boxspring/moderne-boxsprings'],
  },
]
