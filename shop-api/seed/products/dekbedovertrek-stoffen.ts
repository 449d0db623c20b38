import type { BrandSlug } from '../brands.ts'

/** A fabric for duvet covers, with the texts that apply to every cover made of it. */
export interface Cloth {
  /** As in the title: 'van gewassen katoen'. */
  name: string
  brand: BrandSlug
  /** Value of the material filter. */
  material: string
  composition: string
  /** Text that follows the design's own sentence. */
  short: string
  paragraph: string
  points: string[]
  care: string
  quality: string
  /** Review sentences that fit only this fabric. */
  reviewLines: string[]
  /** Cents for widths of 140, 200, 240 and 260 cm. */
  prices: [number, number, number, number]
}

export const gewassenKatoen: Cloth = {
  name: 'gewassen katoen',
  brand: 'noordlinnen',
  material: 'Katoen',
  composition: '100% katoen, garment washed',
  short: 'Gewassen katoen voelt vanaf de eerste nacht alsof je het al jaren hebt.',
  paragraph:
    'Het katoen wordt na het weven gewassen. Daardoor is het soepel, valt het losjes en houdt het een levendig oppervlak dat je nooit hoeft te strijken.',
  points: ['Zacht en losjes vallend', 'Strijken hoeft niet', 'Drukknopen en een instopstrook van 50 cm'],
  care: 'Wassen op 40 graden, droger op lage stand',
  quality: '130 gram per m², plat geweven',
  reviewLines: [
    'Die losse, gewassen look is precies wat ik zocht.',
    'Strijken hoeft inderdaad niet, heerlijk.',
    'Lekker luchtig in de zomer en toch niet koud in het najaar.',
    'Het katoen wordt met elke wasbeurt zachter.',
  ],
  prices: [3995, 5995, 6995, 7995],
}

export const halflinnen: Cloth = {
  name: 'halflinnen',
  brand: 'noordlinnen',
  material: 'Halflinnen',
  composition: '55% linnen, 45% katoen',
  short: 'Het linnen maakt het koel, het katoen houdt het zacht.',
  paragraph:
    'Halflinnen combineert twee werelden: linnen neemt vocht op en voelt koel, katoen geeft de stof haar souplesse. De structuur wordt met elke wasbeurt mooier.',
  points: [
    'Koel in de zomer, behaaglijk in de winter',
    'Mooie, onregelmatige structuur',
    'Met kokosknoopjes gesloten',
  ],
  care: 'Wassen op 40 graden, bij voorkeur aan de lijn drogen',
  quality: '165 gram per m², stonewashed',
  reviewLines: [
    'Het linnen voelt stevig en koel, echt een andere klasse.',
    'De structuur van het linnen is prachtig.',
    'Ik slaap er minder warm onder dan onder mijn oude.',
    'Moest even inslapen, nu wil ik niets anders meer dan halflinnen.',
  ],
  prices: [7995, 11995, 13495, 14995],
}

export const tencel: Cloth = {
  name: 'lyocell en katoen',
  brand: 'duynhuys',
  material: 'Lyocell',
  composition: '50% lyocell, 50% katoen',
  short: 'De lyocell voert warmte en vocht snel af, fijn als je het ’s nachts snel warm hebt.',
  paragraph:
    'Lyocell wordt gemaakt van houtvezels en voelt glad en koel aan. Samen met katoen ontstaat een stof die soepel om je heen valt en goed tegen wassen kan.',
  points: ['Glad en koel op de huid', 'Neemt vocht goed op', 'Met rits over de volle breedte'],
  care: 'Wassen op 40 graden, niet in de droger',
  quality: '210 draden per inch²',
  reviewLines: [
    'Voelt heerlijk koel, ik word niet meer klam wakker.',
    'Mijn man zweet snel en is er ook blij mee.',
    'De stof glijdt bijna over je heen, zo soepel.',
    'Fijn in de zomer, je plakt er niet aan vast.',
  ],
  prices: [5495, 7995, 8995, 9995],
}

export const katoen: Cloth = {
  name: 'katoen',
  brand: 'atelier-veldkant',
  material: 'Katoen',
  composition: '100% katoen',
  short: 'Gedrukt op fris katoen dat goed ademt en makkelijk wast.',
  paragraph:
    'De print staat op renforcé: gelijkmatig geweven katoen dat stevig is en toch zacht. Een prettige stof voor alle seizoenen, die zonder mopperen op 60 graden mag.',
  points: [
    'Ademend katoen voor het hele jaar',
    'Wasbaar op 60 graden',
    'Rits aan de onderkant, lange instopstrook',
  ],
  care: 'Wassen op 60 graden, droger toegestaan',
  quality: '144 draden per inch², renforcé',
  reviewLines: [
    'Gewoon goed katoen, zoals het hoort.',
    'Mag op 60 graden en dat doe ik dan ook.',
    'De print is ook na veel wassen nog scherp.',
    'Ademt goed, ik word niet meer klam wakker.',
  ],
  prices: [2995, 4495, 4995, 5995],
}

export const katoensatijn: Cloth = {
  name: 'katoensatijn',
  brand: 'maison-lumare',
  material: 'Katoensatijn',
  composition: '100% katoen, satijnbinding',
  short: 'Het katoensatijn geeft de tekening een zachte glans en valt soepel om je heen.',
  paragraph:
    'Satijn is een manier van weven waarbij de draden over elkaar heen glijden. Het resultaat is een gladde stof met een stille glans, die iets warmer aanvoelt dan percal.',
  points: ['Zijdezacht en glanzend', 'Hoge draaddichtheid van 300 draden', 'Kussenslopen met hotelsluiting'],
  care: 'Wassen op 60 graden, strijken voor extra glans',
  quality: '300 draden per inch², gekamd katoen',
  reviewLines: [
    'Het satijn glanst mooi zonder ordinair te worden.',
    'Zo glad en zacht, alsof je in een hotel slaapt.',
    'Valt heel soepel en blijft toch goed liggen.',
    'Met een lichte strijkbeurt ziet het er prachtig uit.',
  ],
  prices: [5495, 7995, 8995, 9995],
}

export const percal: Cloth = {
  name: 'percal',
  brand: 'duynhuys',
  material: 'Percal',
  composition: '100% gekamd katoen',
  short: 'Dicht geweven percal voelt koel en fris, zoals een overhemd dat net gestreken is.',
  paragraph:
    'Percal is een dicht, glad weefsel van gekamd katoen. Het voelt koel aan, kraakt een beetje in het begin en wordt na een paar wasbeurten heerlijk zacht.',
  points: ['Koel en fris', 'Dicht en sterk geweven', 'Met knopen en een instopstrook'],
  care: 'Wassen op 60 graden, vochtig strijken',
  quality: '200 draden per inch²',
  reviewLines: [
    'Het percal voelt lekker fris, elke avond weer.',
    'Kraakt in het begin een beetje, precies zoals percal hoort te doen.',
    'Heerlijk koel, zeker met warm weer.',
    'Strak en glad, zoals vroeger bij oma.',
  ],
  prices: [4495, 6495, 7495, 8495],
}

export const flanel: Cloth = {
  name: 'flanel',
  brand: 'huize-sluimer',
  material: 'Flanel',
  composition: '100% katoen, geruwd',
  short: 'In geruwd flanel, voor wie niet in een koud bed wil stappen.',
  paragraph:
    'Flanel is aan beide kanten geruwd. Tussen de vezels blijft lucht hangen, en die maakt dat het bed meteen warm aanvoelt. Van oktober tot maart wil je niets anders.',
  points: [
    'Meteen warm als je instapt',
    'Zacht geruwd aan beide kanten',
    'Pluist nauwelijks door kort geruwd garen',
  ],
  care: 'Wassen op 40 graden, droger op lage stand',
  quality: '165 gram per m²',
  reviewLines: [
    'Nooit meer in een koud bed stappen.',
    'Heerlijk warm, de kruik kan de kast in.',
    'Zacht als een pyjama.',
    'Pluist minder dan ander flanel dat ik had.',
  ],
  prices: [3495, 4995, 5795, 6495],
}
