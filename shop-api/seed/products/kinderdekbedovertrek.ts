import { pictureWithDetail } from '../pictures.ts'
import type { BrandSlug } from '../brands.ts'
import type { ColourName } from '../colours.ts'
import type { ProductPlan, Size } from '../plan.ts'

/** A children's print. To add one, add it here; it is available in both fabrics. */
interface Print {
  picture: string
  name: string
  colours: ColourName[]
  short: string
  /** The second is for flannel. */
  paragraphs: [string, ...string[]]
  reviewLines: string[]
}

const prints: Print[] = [
  {
    picture: 'kids-sterren',
    name: 'Sterrenhemel nachtblauw',
    colours: ['nachtblauw', 'oker'],
    short: 'Gele sterren op nachtblauw, alsof het dak van de kamer open is.',
    paragraphs: [
      'Grote en kleine sterren staan kriskras over de stof, precies zoals aan de hemel. Wie goed zoekt, vindt de Grote Beer. Het donkere blauw vergeeft bovendien een vlekje.',
      'Tellen tot je slaapt gaat hier vanzelf: op het overtrek staan meer sterren dan een kind op één avond aankan. Een print die ook een tienjarige nog wil.',
    ],
    reviewLines: [
      'De Grote Beer staat er echt op, ze heeft hem gevonden.',
      'Samen sterren tellen is nu ons avondritueel.',
    ],
  },
  {
    picture: 'kids-dino',
    name: 'Dino’s op pad',
    colours: ['salie', 'oker', 'terra'],
    short: 'Vrolijke dino’s in groen, oranje en blauw lopen over een licht bed.',
    paragraphs: [
      'Een stegosaurus, een langnek, een T. rex met te korte armpjes: ze lopen allemaal dezelfde kant op, behalve één. Zoek maar welke.',
      'De dino’s zijn rond en vriendelijk getekend, zonder enge tanden. Zo is het een print voor het eerste grote bed én voor de dinokenner van zeven.',
    ],
    reviewLines: [
      'Hij kent alle dino’s bij naam en vond dat ze klopten.',
      'Mijn zoon van drie is gek op dino’s en slaapt er nu bijna een uur langer.',
    ],
  },
  {
    picture: 'kids-regenboog',
    name: 'Regenboog pastel',
    colours: ['perzik', 'ecru'],
    short: 'Kleine regenbogen in zachte pastels op een ecru ondergrond.',
    paragraphs: [
      'Elke regenboog heeft net een andere volgorde van kleuren. Door de zachte tinten past het overtrek ook in een kamer die niet van top tot teen roze is.',
      'Een print die blij maakt zonder te schreeuwen. De ecru ondergrond houdt het bed licht en laat knuffels mooi uitkomen.',
    ],
    reviewLines: ['De zachte regenbogen passen precies bij het behang.', 'Ze noemt het haar regenboogbed.'],
  },
  {
    picture: 'kids-ruimte',
    name: 'Ruimtereis donkerblauw',
    colours: ['marine', 'terra'],
    short: 'Raketten en planeten vliegen over een donkerblauw heelal.',
    paragraphs: [
      'Raketten met een vlammetje, planeten met ringen en ergens een verdwaalde komeet. Met het licht uit is het bed een ruimteschip, met het licht aan ook.',
      'Wie later astronaut wordt, begint hier. De tekeningen zijn met dikke lijnen gemaakt en blijven daardoor ook na veel wassen scherp.',
    ],
    reviewLines: ['Hij wil er elke avond mee naar Mars.', 'Saturnus is natuurlijk de favoriet.'],
  },
  {
    picture: 'kids-huisjes',
    name: 'Dorpje met huisjes',
    colours: ['multicolor', 'ecru'],
    short: 'Een heel dorp van kleine huisjes en boompjes, in vrolijke kleuren.',
    paragraphs: [
      'Geen twee huisjes zijn gelijk: het ene heeft een trapgevel, het andere een scheve schoorsteen. Een print om verhalen bij te verzinnen, straat voor straat.',
      'Op dit bed woont iedereen: de bakker, de juf en oma. De huisjes staan in rijen, zodat je er ook met autootjes doorheen kunt rijden.',
    ],
    reviewLines: [
      'Ze heeft al uitgezocht in welk huisje oma woont.',
      'Er wordt hier met autootjes over het dekbed gereden.',
    ],
  },
]

interface Cloth {
  name: string
  brand: BrandSlug
  material: string
  short: string
  paragraph: string
  points: string[]
  care: string
  quality: string
  sizes: Size[]
}

const cotton: Cloth = {
  name: 'katoen',
  brand: 'studio-sproet',
  material: 'Katoen',
  short: 'Van zacht katoen dat op 60 graden mag.',
  paragraph:
    'Het katoen is dicht geweven en kan tegen een stootje en een kussengevecht. Een rits met een klein lipje maakt dat kinderen hun bed zelf leren opmaken.',
  points: ['Zacht katoen', 'Wasbaar op 60 graden', 'Rits met kindvriendelijk lipje', 'Inclusief kussensloop'],
  care: 'Wassen op 60 graden, droger toegestaan',
  quality: '144 draden per inch², renforcé',
  sizes: [
    { title: '100x135 cm', cents: 1995 },
    { title: '120x150 cm', cents: 2295 },
    { title: '140x220 cm', cents: 2995 },
  ],
}

const warmFlannel: Cloth = {
  name: 'flanel',
  brand: 'huize-sluimer',
  material: 'Flanel',
  short: 'Van geruwd flanel, warm voor koude winteravonden.',
  paragraph:
    'Aan beide kanten is de stof licht geruwd, waardoor het bed nooit koud aanvoelt. Fijn voor kinderen die zich ’s nachts blootwoelen.',
  points: [
    'Meteen warm',
    'Pluist nauwelijks',
    'Met knopen, zonder scherpe onderdelen',
    'Inclusief kussensloop',
  ],
  care: 'Wassen op 40 graden, droger op lage stand',
  quality: '160 gram per m²',
  sizes: [
    { title: '120x150 cm', cents: 2595 },
    { title: '140x220 cm', cents: 3495 },
  ],
}

/** Prints in cotton only. */
const cottonPrints: Print[] = [
  {
    picture: 'kids-vossen',
    name: 'Vossenbos salie',
    colours: ['terra', 'salie'],
    short: 'Vosjes met witte buikjes lopen tussen de dennenbomen.',
    paragraphs: [
      'Elke vos kijkt een andere kant op, en achter welke boom zit de volgende? Een bosprint in rustige kleuren, die past bij hout en groen.',
    ],
    reviewLines: ['Hij telt elke avond de vosjes.'],
  },
  {
    picture: 'kids-boten',
    name: 'Zeilwedstrijd lichtblauw',
    colours: ['lichtblauw', 'oudrood'],
    short: 'Zeilbootjes met rode en gele vlaggen op een lichtblauwe zee.',
    paragraphs: [
      'De wind staat goed en alle zeilen staan bol. Een fris dessin voor kinderen die in de zomer het liefst aan het water zijn.',
    ],
    reviewLines: ['Het rode bootje wint altijd, zegt mijn dochter.'],
  },
  {
    picture: 'kids-beren',
    name: 'Berenwinter ecru',
    colours: ['bruin', 'ecru'],
    short: 'Beren met een sjaal om, klaar voor de winter.',
    paragraphs: [
      'Ze hebben allemaal dezelfde sjaal, maar niet dezelfde kleur vacht. Een zachte print voor het eerste grote bed.',
    ],
    reviewLines: ['De beren dragen een sjaal, dat vindt ze het leukst.'],
  },
  {
    picture: 'kids-autos',
    name: 'Spitsuur multicolor',
    colours: ['multicolor', 'wit'],
    short: 'Auto’s en vrachtwagens in rijen, en niemand staat in de file.',
    paragraphs: [
      'Rood, blauw, geel en groen rijden netjes achter elkaar. Op dit bed is ruimte voor een hele garage.',
    ],
    reviewLines: ['Eindelijk een print met vrachtwagens.'],
  },
  {
    picture: 'kids-vlinders',
    name: 'Vlindertuin oudroze',
    colours: ['oudroze', 'lavendel'],
    short: 'Vlinders in zachte kleuren fladderen tussen kleine bloemen.',
    paragraphs: [
      'Geen twee vlinders vliegen dezelfde kant op. De kleuren zijn gedempt, zodat de kamer licht en rustig blijft.',
    ],
    reviewLines: ['De kleuren zijn in het echt nog zachter.'],
  },
  {
    picture: 'kids-walvis',
    name: 'Walvisbaai blauw',
    colours: ['grijsblauw', 'mint'],
    short: 'Vrolijke walvissen spuiten om het hardst.',
    paragraphs: [
      'Grote en minder grote walvissen zwemmen in rijen voorbij. Let op de ene die de verkeerde kant op gaat.',
    ],
    reviewLines: ['Hij zoekt steeds de walvis die verkeerd zwemt.'],
  },
  {
    picture: 'kids-konijnen',
    name: 'Konijnenveld taupe',
    colours: ['taupe', 'oudroze'],
    short: 'Konijntjes met lange oren zitten tussen de madeliefjes.',
    paragraphs: [
      'Twee kleuren konijn en twee kleuren bloem, om en om. Een lief dessin zonder felle kleuren.',
    ],
    reviewLines: ['De oren zijn zo schattig getekend.'],
  },
  {
    picture: 'kids-ballonnen',
    name: 'Luchtballonnen lichtblauw',
    colours: ['lichtblauw', 'terra'],
    short: 'Luchtballonnen drijven langs witte wolken.',
    paragraphs: [
      'Waar ze heen gaan weet niemand, en dat is precies het verhaal voor het slapengaan. Een print waar je bij wegdroomt.',
    ],
    reviewLines: ['Elke avond verzinnen we waar de ballon naartoe gaat.'],
  },
  {
    picture: 'kids-voetbal',
    name: 'Voetbalveld groen',
    colours: ['salie', 'wit'],
    short: 'Voetballen en sterren op grasgroen.',
    paragraphs: [
      'Voor wie het liefst met de bal onder de arm slaapt. Het groen is zacht en de ballen zijn klassiek zwart-wit.',
    ],
    reviewLines: ['Past perfect bij de posters van zijn club.'],
  },
]

const makePlan = (print: Print, cloth: Cloth, index: number): ProductPlan => ({
  kind: 'kinderdekbedovertrek',
  title: `Kinderdekbedovertrek ${print.name}, ${cloth.name}`,
  brand: cloth.brand,
  family: { title: `Kinderdekbedovertrek ${print.name}`, values: { Stof: cloth.name } },
  images: pictureWithDetail(
    `products/dekbedovertrek/${print.picture}${cloth === cotton ? '' : `-${cloth.name}`}`,
  ),
  colours: print.colours,
  summary: `${print.short} ${cloth.short}`,
  paragraphs: [print.paragraphs[index] ?? print.paragraphs[0], cloth.paragraph],
  points: cloth.points,
  usps: [cloth.points[0] ?? '', cloth.points[1] ?? '', 'Inclusief kussensloop'],
  specifications: [
    { title: 'Materiaal', value: cloth.material === 'Flanel' ? '100% katoen, geruwd' : '100% katoen' },
    { title: 'Kwaliteit', value: cloth.quality },
    { title: 'Wassen', value: cloth.care },
    { title: 'Kussenslopen', value: '40x60 cm bij de kleine maten, 60x70 cm bij 140x220 cm' },
  ],
  sizes: cloth.sizes,
  facets: { 'ae-materiaal': [cloth.material], 'ae-dessin': ['Kids'] },
  categories: ['kids', 'dekbedovertrek'],
  reviewLines: print.reviewLines,
})

export const kinderdekbedovertrekken: ProductPlan[] = [
  ...prints.flatMap((print) => [cotton, warmFlannel].map((cloth, index) => makePlan(print, cloth, index))),
  ...cottonPrints.map((print) => makePlan(print, cotton, 0)),
]
