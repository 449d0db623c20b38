import { pictureWithDetail, withSingleBed } from '../pictures.ts'
import type { ProductPlan } from '../plan.ts'
import { singleDesigns, type Design } from './dekbedovertrek-dessins.ts'
import {
  flanel,
  gewassenKatoen,
  halflinnen,
  katoen,
  katoensatijn,
  percal,
  tencel,
  type Cloth,
} from './dekbedovertrek-stoffen.ts'

const designs: Design[] = [
  {
    picture: 'uni-zand',
    name: 'Duinpan zand',
    colours: ['zand'],
    pattern: 'Effen',
    short: 'Een effen overtrek in zand, de kleur waar alles bij past.',
    paragraph:
      'Zand is warmer dan wit en rustiger dan beige. Duinpan laat die tint het werk doen: geen print, alleen stof die licht vangt in de vouwen. Leg er een plaid in terra over en je hebt een slaapkamer in herfsttinten.',
    cloths: [gewassenKatoen, halflinnen, tencel],
  },
  {
    picture: 'uni-salie',
    name: 'Kruidentuin salie',
    colours: ['salie'],
    pattern: 'Effen',
    short: 'Zacht saliegroen dat een slaapkamer tot rust brengt.',
    paragraph:
      'Salie zit precies tussen groen en grijs in. Bij ochtendlicht is het fris, bij lamplicht bijna grijs. Het staat even goed bij licht eiken als bij een donkere muur.',
    cloths: [gewassenKatoen, halflinnen, tencel],
  },
  {
    picture: 'uni-oudroze',
    name: 'Rozenbottel oudroze',
    colours: ['oudroze'],
    pattern: 'Effen',
    short: 'Oudroze zonder zoetigheid: warm, gedempt en volwassen.',
    paragraph:
      'Dit is roze met een beetje aarde erin. Daardoor wordt het nergens kinderachtig en combineert het verrassend goed met antraciet, ecru en donker hout.',
    cloths: [gewassenKatoen, halflinnen, tencel],
  },
  {
    picture: 'uni-jeansblauw',
    name: 'Noordkaap jeansblauw',
    colours: ['jeansblauw'],
    pattern: 'Effen',
    short: 'Het blauw van een spijkerbroek die je al jaren draagt.',
    paragraph:
      'Noordkaap heeft het verwassen blauw van goed gedragen denim. Een makkelijke kleur, die je koel combineert met wit of juist warm met naturel en leer.',
    cloths: [gewassenKatoen, halflinnen, tencel],
  },
  {
    picture: 'uni-terra',
    name: 'Steenbakkerij terra',
    colours: ['terra'],
    pattern: 'Effen',
    short: 'Terra als gebakken klei: een kleur die de kamer een paar graden warmer maakt.',
    paragraph:
      'Een uitgesproken kleur, die toch niet vermoeit. In het avondlicht gloeit terra, overdag is hij mat en aards. Met een ecru hoeslaken eronder blijft het geheel licht.',
    cloths: [gewassenKatoen, halflinnen, tencel],
  },
  {
    picture: 'uni-antraciet',
    name: 'Leisteen antraciet',
    colours: ['antraciet'],
    pattern: 'Effen',
    short: 'Diep antraciet voor een strakke, donkere slaapkamer.',
    paragraph:
      'Leisteen is bijna zwart, maar net niet. Het dempt het licht in de kamer en laat een houten vloer of een gekleurd sierkussen eruit springen. Ook praktisch: je ziet er weinig op.',
    cloths: [gewassenKatoen, halflinnen, tencel],
    overlay: 'Nieuw',
  },
  {
    picture: 'streep-breed',
    name: 'Strandcabine marine en wit',
    colours: ['marine', 'wit'],
    pattern: 'Strepen',
    short: 'Brede strepen in marine en wit, vrolijk als een rij strandhuisjes.',
    paragraph:
      'Strepen van een handbreed lopen over de volle lengte van het bed. Dat maakt de kamer optisch langer en geeft, samen met het diepe marineblauw, meteen het gevoel van een huis aan zee.',
    cloths: [percal, katoen],
  },
  {
    picture: 'streep-smal',
    name: 'Krijtstreep grijsblauw',
    colours: ['grijsblauw', 'wit'],
    pattern: 'Strepen',
    short: 'Smalle strepen in grijsblauw op wit, fris en nooit druk.',
    paragraph:
      'Van dichtbij zie je dunne strepen, van een afstand een zachte, lichte tint. Daarmee is Krijtstreep een makkelijke keuze als effen je te kaal is en een print te veel.',
    cloths: [percal, katoen],
  },
  {
    picture: 'ticking',
    name: 'Tijkstreep ecru en grijs',
    colours: ['ecru', 'grijs'],
    pattern: 'Strepen',
    short: 'De klassieke tijkstreep van vroeger, in ecru en grijs.',
    paragraph:
      'Deze streep bedekte ooit ieder matras: een brede lijn met twee smalle ernaast. Op een overtrek is hij verrassend eigentijds, zeker bij een ijzeren of houten bed.',
    cloths: [katoen, percal],
  },
  {
    picture: 'ruit-groen',
    name: 'Boerenbont groen',
    colours: ['salie', 'wit'],
    pattern: 'Ruiten',
    short: 'Boerenbont in groen en wit, zoals een goed tafellaken op een zomerse dag.',
    paragraph:
      'Waar het groen en het wit elkaar kruisen, ontstaat vanzelf een tussentint: zo hoort een boerenbonte ruit eruit te zien. Het doet denken aan buiten ontbijten, en blijft door het zachte groen toch rustig.',
    cloths: [katoen, flanel],
  },
  {
    picture: 'ruit-taupe',
    name: 'Berghut ruit taupe',
    colours: ['taupe', 'ecru'],
    pattern: 'Ruiten',
    short: 'Een open ruit in taupe, voor het gevoel van een hut in de sneeuw.',
    paragraph:
      'Grote ruiten van fijne lijnen op een lichte ondergrond, met hier en daar een draad in terra. Berghut maakt een bed warm om naar te kijken nog voordat je erin ligt.',
    cloths: [flanel, katoen],
  },
  {
    picture: 'botanisch',
    name: 'Varenblad bladgroen',
    colours: ['bladgroen', 'ecru'],
    pattern: 'Bloemen en bladeren',
    short: 'Handgetekende varens in groen op ecru.',
    paragraph:
      'De bladeren van Varenblad liggen alle kanten op, alsof ze net geplukt zijn. De tekening is met de hand gemaakt en daarna verkleind, zodat je van dichtbij elke nerf kunt volgen.',
    cloths: [katoen, katoensatijn],
  },
  {
    picture: 'wilde-bloemen',
    name: 'Wilde bloemen oudroze en oker',
    colours: ['oudroze', 'lavendel', 'oker'],
    pattern: 'Bloemen en bladeren',
    short: 'Een berm vol kleine bloemen in oudroze, lavendel en oker.',
    paragraph:
      'Klaprozen, korenbloemen en boterbloemen, klein getekend en los over de stof gestrooid. Door de ecru ondergrond blijft de print licht, ook in een kleine kamer.',
    cloths: [katoen, katoensatijn],
  },
  {
    picture: 'stip',
    name: 'Confetti mistgrijs met witte stip',
    colours: ['lichtgrijs', 'wit'],
    pattern: 'Grafisch',
    short: 'Witte stippen op mistgrijs: speels, maar met rust.',
    paragraph:
      'Een regelmatige stip op een grijs met een vleugje groen. Confetti brengt beweging op het bed zonder aandacht te vragen en combineert met elk effen hoeslaken.',
    cloths: [katoen, percal],
  },
  {
    picture: 'terrazzo',
    name: 'Terrazzo aardetinten',
    colours: ['multicolor', 'ecru'],
    pattern: 'Grafisch',
    short: 'Losse scherven in terra, oker en groen, als een terrazzovloer.',
    paragraph:
      'Geen twee stukjes zijn gelijk. De scherven van Terrazzo zijn geknipt uit papier, gescand en over een ecru fond verspreid. Van ver een levendige print, van dichtbij een verzameling vormen.',
    cloths: [katoen, katoensatijn],
    overlay: 'Nieuw',
  },
  {
    picture: 'golven',
    name: 'Branding petrol',
    colours: ['petrol', 'mint'],
    pattern: 'Grafisch',
    short: 'Golvende banen in petrol en zeegroen, van donker naar licht.',
    paragraph:
      'De lijnen van Branding rollen van hoofd- naar voeteneind, in vier tinten tussen petrol en schuimwit. Een dessin met karakter, dat om effen gordijnen en een rustige vloer vraagt.',
    cloths: [katoensatijn, katoen],
  },
  {
    picture: 'driehoeken',
    name: 'Mozaïek terra en grijsgroen',
    colours: ['terra', 'salie'],
    pattern: 'Grafisch',
    short: 'Driehoeken in terra, grijsgroen en ecru, als een gelegd mozaïek.',
    paragraph:
      'Telkens zes driehoeken vormen een zeshoek, en dan zie je ineens weer een ander patroon. Mozaïek is vrolijk zonder fel te zijn, doordat elke kleur een beetje grijs in zich heeft.',
    cloths: [katoen, percal],
  },
  {
    picture: 'visgraat',
    name: 'Visgraat taupe',
    colours: ['taupe', 'lichtgrijs'],
    pattern: 'Grafisch',
    short: 'Een stille visgraat in taupe, pas te zien als je dichterbij komt.',
    paragraph:
      'Op het eerste gezicht is dit overtrek effen. Kijk je beter, dan zie je een fijne visgraat die het licht net anders terugkaatst. Voor wie rust wil, maar geen saai bed.',
    cloths: [flanel, katoensatijn],
  },
  {
    picture: 'ombre',
    name: 'Avondrood van ecru naar bordeaux',
    colours: ['bordeaux', 'oudroze', 'ecru'],
    pattern: 'Grafisch',
    short: 'Een kleurverloop van ecru naar diep bordeaux, als de lucht na zonsondergang.',
    paragraph:
      'Het verloop begint licht bij de kussens en eindigt donker bij je voeten. Zo blijft het hoofdeind fris en krijgt het bed toch diepte. Ieder overtrek verloopt net iets anders.',
    cloths: [katoensatijn, katoen],
  },
  {
    picture: 'hotel-satijn',
    name: 'Grand Hotel wit met ingeweven streep',
    colours: ['wit'],
    pattern: 'Strepen',
    short: 'Wit met een ingeweven streep, zoals in het hotel waar je niet weg wilde.',
    paragraph:
      'De streep is niet gedrukt maar geweven: glanzende banen van een centimeter wisselen af met matte. Wit blijft wit, ook na vaak wassen, en past bij ieder bed.',
    cloths: [katoensatijn, percal],
    categories: ['hotel-linnen', 'strictly-business'],
  },
]

const widths = ['140x220 cm', '200x220 cm', '240x220 cm', '260x220 cm']

const pillowcases = '1 sloop bij 140 cm breed, 2 slopen van 60x70 cm bij de bredere maten'

const plainLines = [
  'Een rustige kleur die met alles combineert.',
  'De kleur {kleur} is egaal en mooi diep.',
  'Heel blij met {kleur}, het staat goed bij onze muur.',
]

const patternLines = [
  'Het dessin is in het echt nog mooier dan op de foto.',
  'Ook op de slopen loopt het patroon netjes door.',
  'Ik raak maar niet uitgekeken op het dessin.',
]

/** The first fabric of a design has the picture with the design's name, the others have their own. */
const pictureIn = ({ picture, cloths }: Design, cloth: Cloth) =>
  `products/dekbedovertrek/${cloth === cloths[0] ? picture : `${picture}-${cloth.name.replaceAll(' ', '-')}`}`

/** Patterns in several colours. */
const series = ['Boerenbont']

/** Plain covers and patterns of a series differ in colour and cloth, the others in cloth. */
const familyOf = ({ name, pattern, colours: [colour] }: Design, cloth: Cloth): ProductPlan['family'] => {
  if (pattern === 'Effen') {
    return { title: 'Effen dekbedovertrek', values: { ...(colour && { Kleur: colour }), Stof: cloth.name } }
  }
  const own = series.find((title) => name.startsWith(`${title} `))
  return own
    ? { title: `Dekbedovertrek ${own}`, values: { Kleur: name.slice(own.length + 1), Stof: cloth.name } }
    : { title: `Dekbedovertrek ${name}`, values: { Stof: cloth.name } }
}

const makePlan = (design: Design, cloth: Cloth): ProductPlan => ({
  kind: 'dekbedovertrek',
  title: `Dekbedovertrek ${design.name}, ${cloth.name}`,
  brand: cloth.brand,
  family: familyOf(design, cloth),
  images: pictureWithDetail(pictureIn(design, cloth)),
  colours: design.colours,
  summary: `${design.short} ${cloth.short}`,
  paragraphs: [design.paragraph, cloth.paragraph],
  points: [...cloth.points, 'Inclusief kussenslopen'],
  usps: [cloth.points[0] ?? '', 'Inclusief kussenslopen'],
  specifications: [
    { title: 'Materiaal', value: cloth.composition },
    { title: 'Kwaliteit', value: cloth.quality },
    { title: 'Wassen', value: cloth.care },
    { title: 'Kussenslopen', value: pillowcases },
    { title: 'Dessin', value: design.pattern },
  ],
  sizes: withSingleBed(
    widths.map((title, index) => ({ title, cents: cloth.prices[index] ?? cloth.prices[0] })),
    pictureIn(design, cloth),
    140,
  ),
  facets: { 'ae-materiaal': [cloth.material], 'ae-dessin': [design.pattern] },
  categories: ['dekbedovertrek', ...(design.categories ?? [])],
  overlay: design.overlay,
  reviewLines: [...cloth.reviewLines, ...(design.pattern === 'Effen' ? plainLines : patternLines)],
})

export const dekbedovertrekken: ProductPlan[] = [...designs, ...singleDesigns].flatMap((design) =>
  design.cloths.map((cloth) => makePlan(design, cloth)),
)
