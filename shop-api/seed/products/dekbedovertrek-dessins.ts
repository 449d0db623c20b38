import type { ColourName } from '../colours.ts'
import { flanel, gewassenKatoen, katoen, katoensatijn, percal, type Cloth } from './dekbedovertrek-stoffen.ts'

/** A design and the fabrics it comes in. To add a duvet cover, add a design to one of the lists. */
export interface Design {
  /** Name in the picture manifest. */
  picture: string
  name: string
  colours: ColourName[]
  pattern: string
  /** One sentence for the listing. */
  short: string
  /** Describes the design and its effect on a room. */
  paragraph: string
  cloths: Cloth[]
  overlay?: string
  categories?: string[]
}

type Words = [picture: string, name: string, colours: ColourName[], short: string, paragraph: string]

const inPattern = (pattern: string, cloth: Cloth, words: Words[]): Design[] =>
  words.map(([picture, name, colours, short, paragraph]) => ({
    picture,
    name,
    colours,
    pattern,
    short,
    paragraph,
    cloths: [cloth],
  }))

/** Designs in one fabric each. */
export const singleDesigns: Design[] = [
  ...inPattern('Effen', gewassenKatoen, [
    [
      'uni-ecru',
      'Zeeschuim ecru',
      ['ecru'],
      'Ecru dat warmer is dan wit en lichter dan zand.',
      'Zeeschuim is de kleur van ongebleekt katoen. In een witte kamer brengt hij net genoeg warmte, in een donkere kamer net genoeg licht.',
    ],
    [
      'uni-wit',
      'Eerste sneeuw wit',
      ['wit'],
      'Wit met een zachte, gewassen structuur.',
      'Strak wit kan kil zijn, gewassen wit is dat nooit. De kleine kreukels vangen het licht en maken van een wit bed een bed om in te duiken.',
    ],
    [
      'uni-olijfgroen',
      'Olijfgaard groen',
      ['olijfgroen'],
      'Olijfgroen, aards en een beetje stoer.',
      'Olijfgaard heeft meer bruin dan groen in zich. Daardoor past hij bij leer, bij donker hout en bij elke plant die je al had.',
    ],
    [
      'uni-oker',
      'Korenveld oker',
      ['oker'],
      'Oker als rijp graan in de avondzon.',
      'Een warme kleur die ook op een grijze dag zonnig is. Houd de rest van de kamer rustig, dan doet Korenveld het werk.',
    ],
    [
      'uni-nachtblauw',
      'Poolnacht blauw',
      ['nachtblauw'],
      'Het blauw van een lucht waarin je net de eerste ster ziet.',
      'Nachtblauw maakt een kamer kleiner en een bed groter. Het is bijna zwart bij lamplicht en diep blauw in de ochtend.',
    ],
    [
      'uni-lavendel',
      'Heideveld lavendel',
      ['lavendel'],
      'Gedempt lavendel, rustig als heide in augustus.',
      'Er zit grijs in dit paars, en daarom blijft het volwassen. Mooi naast ecru, en verrassend goed naast olijfgroen.',
    ],
    [
      'uni-petrol',
      'Diepzee petrol',
      ['petrol'],
      'Petrol, tussen blauw en groen in.',
      'Diepzee verandert met het licht: overdag groener, ’s avonds blauwer. Een kleur met karakter die toch rust geeft.',
    ],
    [
      'uni-taupe',
      'Rivierklei taupe',
      ['taupe'],
      'Taupe dat nergens mee vloekt.',
      'Rivierklei is de kleur die overblijft als je alle andere kleuren weglaat. Een stille basis voor wie graag met kussens en plaids wisselt.',
    ],
    [
      'uni-bordeaux',
      'Wijnoogst bordeaux',
      ['bordeaux'],
      'Diep bordeaux voor lange avonden.',
      'Wijnoogst heeft de kleur van een goed glas rood. Bij kaarslicht gloeit hij, overdag is hij ingetogen en warm.',
    ],
    [
      'uni-lichtblauw',
      'Ochtendmist lichtblauw',
      ['lichtblauw'],
      'Lichtblauw met een vleugje grijs.',
      'Dit is het blauw van een heldere ochtend boven water. Het maakt een kleine kamer luchtig en een drukke kop leeg.',
    ],
  ]),
  ...inPattern('Strepen', percal, [
    [
      'streep-terra',
      'Pottenbakker terra streep',
      ['terra', 'ecru'],
      'Strepen in twee tinten gebakken klei op ecru.',
      'Een brede streep, een smalle streep en veel ecru ertussen. Pottenbakker is warm zonder zwaar te worden.',
    ],
    [
      'streep-salie',
      'Polder salie streep',
      ['salie', 'wit'],
      'Banen van ongelijke breedte in salie en wit.',
      'Vanuit de lucht ziet een polder er net zo uit: brede stukken groen met dunne lijnen ertussen. Geen twee banen zijn even breed.',
    ],
    [
      'streep-krijt',
      'Maatpak nachtblauw',
      ['nachtblauw', 'wit'],
      'Een dunne witte krijtstreep op nachtblauw.',
      'Wat op een pak staat, staat ook op een bed. De streep is zo fijn dat je hem pas ziet als je ernaast staat.',
    ],
    [
      'streep-retro',
      'Camper retro streep',
      ['multicolor', 'ecru'],
      'Terra, oker en petrol, recht uit een kampeerbus uit de jaren zeventig.',
      'Camper is een bed met een goed humeur. De kleuren zijn gedempt, dus ook na de zomer blijft het een fijn gezicht.',
    ],
    [
      'streep-roze',
      'Zuurstok oudroze',
      ['oudroze', 'wit'],
      'Gelijke strepen in oudroze en wit.',
      'Even breed roze als wit: eenvoudiger wordt een streep niet. Door het gedempte roze blijft hij zacht voor de ogen.',
    ],
    [
      'streep-breton',
      'Bretagne marine dwars',
      ['marine', 'ecru'],
      'De streep van de visserstrui, dwars over het bed.',
      'Dwarse strepen maken een smal bed breder. Bretagne ruikt in gedachten naar zout en touw.',
    ],
    [
      'streep-oker',
      'Zonnewering oker',
      ['oker', 'ecru'],
      'Dwarse banen in oker en ecru, als een neergelaten zonnescherm.',
      'Brede banen met een dun lijntje ernaast. Vrolijk in de zomer, en in de winter het warmste wat je in huis hebt.',
    ],
  ]),
  ...inPattern('Strepen', katoensatijn, [
    [
      'hotel-bies',
      'Suite wit met grijze bies',
      ['wit', 'grijs'],
      'Wit met twee fijne grijze biezen langs de rand.',
      'De biezen lopen als een kader om het bed. Zo ziet zelfs een haastig opgemaakt bed er verzorgd uit.',
    ],
    [
      'streep-bies-navy',
      'Admiraal wit met marine bies',
      ['wit', 'marine'],
      'Wit met een brede marineblauwe rand.',
      'Eén donkere lijn op wit, meer is er niet nodig. Admiraal past bij een kamer met houten meubels en witte muren.',
    ],
  ]),
  ...inPattern('Ruiten', katoen, [
    [
      'ruit-blauw',
      'Boerenbont blauw',
      ['grijsblauw', 'wit'],
      'Boerenbonte ruit in blauw en wit.',
      'Fris als een theedoek aan de lijn. De ruit is klein genoeg om van een afstand een zachte lichte tint te worden.',
    ],
    [
      'ruit-roze',
      'Boerenbont oudroze',
      ['oudroze', 'wit'],
      'Een fijne boerenbonte ruit in oudroze.',
      'De ruitjes zijn zo klein als een vingernagel. Lief, maar door het oudroze niet te zoet.',
    ],
    [
      'ruit-raam',
      'Raamruit terra lijn',
      ['ecru', 'terra'],
      'Dunne lijnen in terra vormen grote open ramen.',
      'Raamruit is een ruit voor wie van leegte houdt: veel ecru, weinig lijn. De terra draad geeft precies genoeg spanning.',
    ],
    [
      'ruit-zwart',
      'Notitieblok zwart-wit',
      ['wit', 'zwart'],
      'Een strak zwart raster op wit.',
      'Als een vel ruitjespapier, maar dan om onder te slapen. Grafisch, helder en makkelijk te combineren.',
    ],
    [
      'ruit-madras',
      'Madras oker en blauwgroen',
      ['multicolor', 'ecru'],
      'Een kleurige ruit waarin oker, terra en blauwgroen elkaar kruisen.',
      'Waar de banen elkaar kruisen ontstaan steeds nieuwe kleuren. Een dessin dat een saaie kamer in één keer wakker maakt.',
    ],
  ]),
  ...inPattern('Ruiten', flanel, [
    [
      'ruit-schots',
      'Hooglanden groen en marine',
      ['bosgroen', 'marine'],
      'Een Schotse ruit in bosgroen en marine.',
      'Diepe kleuren met hier en daar een draad in rood of goud. Hooglanden hoort bij regen tegen het raam.',
    ],
    [
      'ruit-berg',
      'Blokhut donkerrood',
      ['bordeaux', 'antraciet'],
      'De houthakkersruit in donkerrood en antraciet.',
      'Stoer, warm en een tikje nostalgisch. Met een schapenvacht ernaast waan je je in een hut met een houtkachel.',
    ],
  ]),
  ...inPattern('Bloemen en bladeren', katoen, [
    [
      'eucalyptus',
      'Eucalyptus salie',
      ['salie', 'wit'],
      'Takken eucalyptus in drie tinten grijsgroen op wit.',
      'De ronde blaadjes van Eucalyptus staan in paren langs de steel. Ruikt nergens naar, maar je denkt het wel.',
    ],
    [
      'varens-donker',
      'Bosrand donkergroen',
      ['bosgroen', 'salie'],
      'Lichte varens op diep bosgroen.',
      'Een bos bij schemering: de voorste bladeren licht, de achterste bijna weg in het donker. Mooi bij hout en messing.',
    ],
    [
      'palmblad',
      'Oranjerie palmblad',
      ['bladgroen', 'ecru'],
      'Grote palmbladeren op ecru.',
      'Bladeren zo groot als je kussen, in drie tinten groen. Oranjerie maakt van elke slaapkamer een kas in de zon.',
    ],
    [
      'olijftak',
      'Olijftak ecru',
      ['olijfgroen', 'ecru'],
      'Olijftakken met hier en daar een olijf.',
      'De blaadjes zijn smal en zilvergroen, zoals op een heuvel in het zuiden. Een zacht dessin voor elke dag van het jaar.',
    ],
    [
      'pampas',
      'Duinriet zand',
      ['zand', 'bruin'],
      'Pluimen van siergras op een zandkleurige ondergrond.',
      'Toon op toon, van licht zand tot warm bruin. Van een afstand lijkt Duinriet bijna effen, van dichtbij wuift het.',
    ],
    [
      'ginkgo',
      'Ginkgo petrol en oker',
      ['petrol', 'oker'],
      'Waaiervormige bladeren in oker op petrol.',
      'In de herfst laat een ginkgo al zijn blad in één nacht vallen. Dit bed ziet eruit als de ochtend erna.',
    ],
    [
      'pioenen',
      'Pioenroos nachtblauw',
      ['nachtblauw', 'oudroze'],
      'Grote pioenen in roze en ecru op nachtblauw.',
      'De bloemen lijken licht te geven tegen de donkere stof. Pioenroos is romantisch met lef.',
    ],
    [
      'klaprozen',
      'Klaproos ecru',
      ['oudrood', 'ecru'],
      'Klaprozen op dunne stelen, los over ecru gestrooid.',
      'Er is weinig zo vrolijk als een akkerrand in juni. De bloemen zijn groot getekend en hebben alle ruimte.',
    ],
    [
      'madelief',
      'Madelief jeansblauw',
      ['jeansblauw', 'wit'],
      'Witte madeliefjes op het blauw van een oude spijkerbroek.',
      'Ze houdt van me, ze houdt niet van me: er zijn genoeg blaadjes om de hele nacht te tellen.',
    ],
    [
      'bloesem',
      'Kersenbloesem lichtblauw',
      ['lichtblauw', 'perzik'],
      'Takken vol bloesem tegen een lichte lentelucht.',
      'De takken zijn bijna zwart, de bloemen bijna wit. Samen geven ze een kamer het gevoel van april.',
    ],
    [
      'bloem-klein',
      'Strooibloem donkergroen',
      ['bosgroen', 'multicolor'],
      'Heel kleine bloemetjes, dicht op elkaar op donkergroen.',
      'Een dessin zoals op een oude blouse van je oma, maar dan op een donkere ondergrond. Je ontdekt er steeds iets nieuws in.',
    ],
    [
      'lavendelveld',
      'Provence lavendel',
      ['lavendel', 'wit'],
      'Rijen takjes lavendel op wit.',
      'De takjes staan netjes in het gelid, maar allemaal net iets scheef. Een rustig dessin met de kleur van de zomer.',
    ],
    [
      'tulpen',
      'Bollenveld tulpen',
      ['multicolor', 'ecru'],
      'Rijen tulpen in rood, oker en roze.',
      'Zoals je ze vanuit de trein ziet staan. Bollenveld is het meest Nederlandse bed dat we hebben.',
    ],
    [
      'delfts',
      'Delfts blauw tegel',
      ['grijsblauw', 'wit'],
      'Bloemen in blauwe tegels, vier keer anders.',
      'In elke tegel bloeit iets anders, en in de hoeken komen de sterren samen. Zonder kalkaanslag en een stuk zachter dan het origineel.',
    ],
  ]),
  ...inPattern('Bloemen en bladeren', flanel, [
    [
      'winterbes',
      'Winterbes rood',
      ['bordeaux', 'salie'],
      'Takken met rode bessen op winters wit.',
      'De bessen zijn het enige felle in deze print, net als buiten in januari. Warm flanel maakt het af.',
    ],
  ]),
  ...inPattern('Grafisch', katoen, [
    [
      'bogen',
      'Regenboog retro',
      ['terra', 'salie', 'oker'],
      'Rijen bogen in terra, salie en oker.',
      'Een dessin met de ronde vormen van de jaren zeventig. De kleuren zijn aards, zodat het nooit een speelgoedwinkel wordt.',
    ],
    [
      'honingraat',
      'Honingraat oker',
      ['oker', 'zand'],
      'Zeshoeken in vijf tinten honing.',
      'Bijen weten al eeuwen dat zeshoeken het best op elkaar aansluiten. Hier doen ze dat in zand, goud en brons.',
    ],
    [
      'ikat',
      'Ikat indigo',
      ['marine', 'ecru'],
      'Ruiten in indigo met de vage randen van geverfd garen.',
      'Bij ikat wordt het garen geverfd voordat het geweven wordt. De randen lopen daardoor een beetje uit, en juist dat is mooi.',
    ],
    [
      'portugees',
      'Lissabon blauw en oker',
      ['grijsblauw', 'oker'],
      'Portugese tegels die samen cirkels en sterren vormen.',
      'Elke tegel is een kwart van het patroon; pas met zijn vieren zie je de cirkel. Lissabon brengt zon op het noorden.',
    ],
    [
      'knipsels',
      'Papierknipsel petrol en oker',
      ['petrol', 'oker', 'ecru'],
      'Grote uitgeknipte vormen in petrol, oker en terra.',
      'Zeewier, kiezels, bladeren: je ziet erin wat je wilt. Geknipt met een schaar en nergens symmetrisch.',
    ],
    [
      'dambord',
      'Dambord taupe',
      ['taupe', 'ecru'],
      'Zachte blokken in taupe en ecru.',
      'Een dambord van twee kleuren die bijna hetzelfde zijn. Grafisch van vorm, kalm van kleur.',
    ],
    [
      'halve-manen',
      'Halve maan petrol en terra',
      ['petrol', 'oker', 'terra'],
      'Halve cirkels die steeds een andere kant op kijken.',
      'Elke halve maan is een kwartslag gedraaid ten opzichte van de vorige. Daardoor lijkt het bed te bewegen, maar heel langzaam.',
    ],
    [
      'kruisjes',
      'Plus zwart op wit',
      ['wit', 'zwart'],
      'Kleine zwarte plusjes op wit.',
      'Een optelsom die altijd klopt. Plus is licht, grafisch en past in elke kamer, ook in die van een tiener.',
    ],
    [
      'penseel',
      'Penseelstreek grijsblauw',
      ['grijsblauw', 'ecru'],
      'Korte streken verf in grijsblauw en zand.',
      'Met een bijna droge kwast op papier gezet en daarna op katoen gedrukt. Je ziet de haren van het penseel nog.',
    ],
    [
      'mandala',
      'Mandala terra',
      ['terra', 'ecru'],
      'Grote en kleine mandala’s in terra.',
      'Rond een leeg midden liggen tientallen blaadjes in een cirkel. Rustig om naar te kijken, ook als je niet mediteert.',
    ],
    [
      'ombre-zee',
      'Eb en vloed petrol',
      ['petrol', 'ecru'],
      'Een verloop van schuimwit naar zeeblauw.',
      'Bij je kussen is het strand, bij je voeten de diepte. Eb en vloed verloopt zo geleidelijk dat je geen grens kunt aanwijzen.',
    ],
  ]),
]
