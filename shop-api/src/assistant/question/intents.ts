import type { ChatIntent } from 'shared-types/contracts/provider/chat'
import { paymentWords } from './payment-names.ts'
import { matchesStem } from './words.ts'

/** Groups of alternative stems, separated by bars. All groups must occur in the message, in any order. */
interface Cue {
  all: string
  weight: number
}

const cues = (weight: number, ...all: string[]): Cue[] => all.map((one) => ({ all: one, weight }))

const parcel = 'bestelling|pakket|pakje|order|zending|spullen'

/** The words by which each intent is recognised. More specific words have a higher weight. */
const known: Record<Exclude<ChatIntent, 'product_advice' | 'unknown'>, Cue[]> = {
  order_status: [
    ...cues(
      4,
      `waar ${parcel}`,
      `status ${parcel}`,
      'track|trace',
      `=volgen|volg ${parcel}`,
      'waar blijft|blijven',
    ),
    ...cues(
      3,
      'nog|steeds niet|niks|niets|geen ontvangen|binnen|gekregen|geleverd|bezorgd|aangekomen|gehad',
      'onderweg',
      `niks|niets ${parcel}`,
      '=besteld wanneer|niks|niets|niet',
    ),
    ...cues(
      3,
      `=behandeling ${parcel}`,
      `wanneer mijn ${parcel}`,
      `verstuurd|verzonden ${parcel}`,
      'niet aangekomen',
      'pakketchecker',
    ),
    ...cues(1, `mijn ${parcel}`, 'ordernummer', 'bestelnummer', 'wachten|=wacht', 'weken|dagen geleden'),
  ],
  returns: [
    ...cues(
      4,
      'retour',
      'terugst',
      'terugzend',
      'ruilen|omruil',
      'omwissel|wisselen',
      'terug stur|sturen|stuur|zenden|brengen|breng|geven',
    ),
    ...cues(
      3,
      '=geld|bedrag terug|terugkrijg|terugkrijgen|rekening|gestort',
      'terugbeta',
      '=terugstorten|=terugstort|=teruggestort',
      'past niet',
      'bevalt|bevallen niet',
      'tegenval',
      'valt tegen',
    ),
    ...cues(5, '=geld|bedrag terug betaald'),
    ...cues(4, 'gebruikt|beslapen =terug'),
    ...cues(3, 'uitprober|proefslap|proefperiode', 'ophalen|opgehaald'),
    ...cues(1, 'klein|groot|zacht|hard|kort', 'prober'),
  ],
  withdrawal: [
    ...cues(5, 'herroep', 'modelformulier'),
    ...cues(4, 'bedenktijd', 'annule', 'ontbind', 'afzien', 'spijt'),
    ...cues(3, 'koop|aankoop ongedaan|vanaf|af', 'toch niet meer hebben|wil|willen'),
  ],
  delivery: [
    ...cues(6, '=bel|bellen|=belt komen|komt|bezorg|lever'),
    ...cues(
      5,
      'zelf|utrecht|magazijn|showroom|winkel ophalen|afhalen',
      `kan|mag ik ${parcel} ophalen|afhalen`,
    ),
    ...cues(
      3,
      'bezorg',
      'lever',
      'verzend',
      'express',
      'afhaalpunt',
      'lang wachten',
      'niet thuis',
      'thuis zijn|blijven',
      'bestel|bestellen morgen',
      'montage|monter|monteer',
      'tijdvak|tijdslot',
      'versturen',
    ),
    ...cues(
      2,
      'komt|komen zaterdag|zondag|avond|morgen',
      'buren',
      'belgie',
      'luxemburg',
      'duitsland',
      'buitenland',
      'wanneer huis',
      'morgen huis',
    ),
    ...cues(1, 'snel', 'zaterdag|zondag|avond|morgen', 'lang duurt', 'slaapkamer|trap', 'gratis'),
  ],
  payment: [
    ...cues(4, ...Object.values(paymentWords), 'achteraf', 'termijn', 'afbetal', 'contant'),
    ...cues(
      3,
      'betalen|betaal|betaalt|betaald|betaling',
      'betaalmethode',
      'overmaken',
      'overschrijv',
      'factuur',
    ),
    ...cues(2, 'rekeningnummer', 'afreken', 'gespreid', 'toeslag'),
    ...cues(5, '=betalen|afrekenen aflevering|bezorging|bezorger|=deur'),
  ],
  opening_hours: [
    ...cues(
      4,
      'openingst',
      'geopend',
      'bereikbaar',
      'hoe laat|lang open|bellen|dicht',
      'showroom',
      '=tijden',
      'winkel proefligg|proberen|langs|waar',
      '=winkel|=winkels|filiaal|=vestiging|=vestigingen',
    ),
    ...cues(
      3,
      'open',
      'langskom',
      'langs komen',
      'sluiten|gesloten',
      'weekend|zaterdag|zondag|feestdag bellen|winkel|dicht',
      'winkel kijken|bezoek|fysiek',
    ),
  ],
  contact: [
    ...cues(4, 'telefoonn', 'medewerk', 'klantenservice', 'mailadres|emailadres', 'echt mens|persoon'),
    ...cues(
      3,
      'contact',
      'bellen',
      'mailen',
      'telefoni',
      'mens|iemand spreken|praten',
      'gevestigd',
      'waar zitten|zit jullie',
      'hoofdkant',
      '=kvk',
      'adres jullie',
    ),
  ],
  complaint: [
    // Incomplete or damaged deliveries: the article they name is not one to recommend.
    ...cues(
      9,
      'besteld|betaald =maar|slechts|alleen|enkel gekregen|ontvangen|geleverd|bezorgd|doos|pakket|pakje|binnen|zit',
    ),
    ...cues(
      9,
      'kwam|komt|aangekomen|aankwam|bezorgd|geleverd|bezorging open|opengescheurd|=nat|gescheurd|vochtig',
    ),
    ...cues(7, 'kleiner|smaller|groter|breder|korter|langer|dunner|anders|ander =dan besteld'),
    ...cues(7, 'klopt|kloppen niet bestelling|pakket|pakje|levering|doos|order'),
    ...cues(9, 'volgens|staat|zegt bezorgd|afgeleverd|geleverd niks|niets|niet|geen'),
    ...cues(5, '=klacht|=klachten', 'klagen', 'ontevreden', 'beschadig', 'waardeloos', 'belachelijk'),
    ...cues(
      4,
      'kapot',
      'ingezakt|doorgezakt|verzakt',
      'half|deel|incompleet|onvolledig|alles geleverd|ontvangen|gekregen|bezorgd',
      'stuk',
      'defect',
      'verkeerd',
      'scheur',
      'teleurgest',
      'mankeert',
      'gebroken',
    ),
    ...cues(
      3,
      'gat|gaatje|gaten',
      'loslaat|losgela',
      'laat|laten|gaat|gaan =los',
      'naad',
      'vlek',
      'ontbre|ontbrak',
      'piept|kraakt',
      'kuil',
      'foute|fout',
      'vies',
    ),
    ...cues(2, 'slecht', 'schade', 'deuk', 'mist|missen|=mis', 'rits', 'stinkt|=ruikt|geur'),
  ],
  /** General questions about articles and the shop, which its pages answer. */
  service: [
    ...cues(
      6,
      'fout|foute|verkeerd adres',
      'leverbaar|voorraad|uitverkocht',
      'factuur|bonnetje geen|niet|ontvang|gekregen',
      'bestelnummer|ordernummer waar|vind|terugvind|kwijt',
    ),
    ...cues(
      9,
      'wijzig|verander|aanpas bestelling|adres|gegevens|mailadres|emailadres|naam|wachtwoord|telefoonnummer',
    ),
    ...cues(8, 'zweet|zweten|=kou'),
    ...cues(9, 'toevoeg|bijbestel|erbij =aan|bij mijn|=me bestelling|order'),
    ...cues(8, 'oud|oude matras|=bed|boxspring|topper =mee|meenemen|meegenomen|ophalen|inleveren|afvoeren'),
    ...cues(8, 'mailtje|bericht|berichtje|seintje|melding weer|terug leverbaar|voorraad'),
    ...cues(5, 'garantie'),
    ...cues(
      4,
      'verschil',
      'krimpen|krimpt',
      'wasvoorschrift|wasbaar|wasmachine|droger|wasdroger',
      'strijken',
      'graden',
      'wachtwoord',
      'inloggen|aanmelden|registreren',
      '=account',
      'nieuwsbrief',
      'kortingscode|actiecode|vouchercode|korting code',
      'cadeaubon|cadeaukaart|giftcard|tegoedbon',
      'vacature|sollicit',
      'privacy|gegevens',
      'beoordeling|=review|=reviews|ervaring',
      'grote|groot aantal|aantallen',
      'vlek|vlekken uit|verwijderen|weg',
      'inbegrepen|meegeleverd',
      'geannuleerd waarom',
      'factuur|bonnetje|rekening vind|krijg|kwijt|waar|belasting',
    ),
    ...cues(
      3,
      'hoe|mag|kan|kun|moet wassen|was|wast|gewassen|schoonmaken|reinigen|luchten|opbergen|drogen',
      'hoe vaak',
      '=code',
      'staal|stalen|stukje stof',
      'lang mee',
      'waarom',
      'betekent',
    ),
    ...cues(2, 'wat is|zijn'),
    ...cues(1, 'hoe'),
  ],
  thanks: [
    ...cues(
      2,
      'bedankt',
      'dank',
      'dankje',
      'dankjewel',
      'thanks',
      'doei',
      'ziens',
      'duidelijk',
      'fijne dag|avond',
    ),
    ...cues(1, 'top', '=super', 'prima', 'geholpen', 'oke'),
  ],
  greeting: cues(1, 'hoi', '=hallo', 'hey', 'hi', '=goedemorgen', '=goedemiddag', '=goedenavond', 'goededag'),
}

/** Whether all groups of a cue occur. */
export const matchesAll = (words: string[], all: string): boolean =>
  all
    .split(' ')
    .every((group) => group.split('|').some((stem) => words.some((word) => matchesStem(word, stem))))

const weightOf = (words: string[], { all, weight }: Cue): number => (matchesAll(words, all) ? weight : 0)

/** A thank-you or greeting in a longer message is ignored: only a short message is nothing but small talk. */
const shortest = 6

const isSmallTalk = (intent: string) => intent === 'thanks' || intent === 'greeting'

/** The weight of each intent for a message; intents without any evidence are omitted. */
export const weighIntents = (words: string[]): Map<ChatIntent, number> => {
  const weighed = Object.entries(known).map(
    ([intent, list]) =>
      [intent as keyof typeof known, list.reduce((sum, cue) => sum + weightOf(words, cue), 0)] as const,
  )
  const serious = weighed.some(([intent, weight]) => weight > 0 && !isSmallTalk(intent))
  return new Map(
    weighed.filter(
      ([intent, weight]) => weight > 0 && (!isSmallTalk(intent) || (!serious && words.length <= shortest)),
    ),
  )
}
