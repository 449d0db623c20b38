import { matchesAll } from './intents.ts'
import { matchesStem } from './words.ts'

/**
 * Words of customers with the words that the pages use instead. The left side is a cue as in the intents:
 * bars separate stems with the same meaning, and all groups must occur.
 */
const sameThing: [said: string, written: string][] = [
  // Shipping.
  ['lever', 'bezorgen'],
  ['verstuur|versturen|opstur', 'verzenden'],
  ['verzendkost', 'verzenden kost'],
  ['pakje|pakketje', 'pakket'],
  ['lang|lange duurt|duren bestelling|pakket|pakketje|pakje|bezorg|lever|verzend', 'levertijd pakket komt'],
  [
    'lang|lange|wanneer duurt|duren|wachten boxspring|matras|=bed|topper',
    'levertijd bezorgen boxsprings matrassen',
  ],
  ['spoed|haast|feestje|feest|verjaardag huis|binnen|lever|bezorg', 'express volgende werkdag'],
  ['snel|vandaag|morgen huis|binnen|lever|bezorg', 'levertijd volgende werkdag pakket komt'],
  ['levertij', 'levertijd pakket komt'],
  [
    '=antwerpen|=brussel|=gent|=brugge|=leuven|=hasselt|=mechelen|vlaanderen|belgie|belgisch bezorg|lever|verzend|stuur|sturen|bestel|=woon|wonen',
    'bezorgen belgie buiten nederland',
  ],
  [
    'buitenland|duitsland|frankrijk|engeland|spanje|italie|oostenrijk|zwitserland|europa|luxemburg bezorg|lever|verzend|stuur|sturen|bestel|=woon|wonen',
    'bezorgen belgie luxemburg buiten nederland',
  ],
  ['kost|kosten|prijs|duur belgie|belgisch|luxemburg', 'kost verzenden bezorgen'],
  ['verdieping|etage|=trap|=boven|sjouw|tillen|=lift', 'bezorgers slaapkamer matrassen boxsprings'],
  ['=werk|overdag|afwezig|=weg pakket|bezorg|lever|thuis', 'thuis buren afhaalpunt'],
  ['montage|monteer|=elkaar zet|zetten|=elkaar', 'monteren bezorgers boxspring'],
  [
    'bezorgd|afgeleverd|geleverd volgens|staat|zegt track|trace|status|app|bezorgdienst',
    'bezorgd gemeld pakket',
  ],
  ['=laat|=tijd|tijdstip bezorg|lever|pakket|koerier', 'bezorgen avond bezorger uur'],
  ['delen|gedeelte|apart|tegelijk bezorg|lever|komen', 'verschillende artikelen eigen moment'],
  ['=bezorgdag|=leverdag|=afleverdag', 'dag kiezen bezorgen'],
  ['tijdvak|tijdslot', 'bezorgen avond bezorger uur'],
  ['wadden|texel|vlieland|terschelling|ameland|schiermonnikoog', 'waddeneilanden bezorgen'],
  ['kan|mag ik pakket|pakje|pakketje|bestelling|spullen|order ophalen|afhalen', 'zelf ophalen bestelling'],
  ['=bel|bellen|=belt komen|komt|bezorg|lever', 'bellen dag kiezen bezorgen boxspring'],
  ['leverbaar', 'voorraad'],
  ['weer|terug|opnieuw leverbaar|voorraad', 'uitverkocht weer voorraad'],
  [
    'mailtje|bericht|berichtje|seintje|melding leverbaar|voorraad|uitverkocht',
    'uitverkocht weer voorraad mailtje',
  ],

  // Returns.
  ['retour|terugzend', 'terugsturen'],
  ['meld|melden|aanmeld|aanvra|regel retour|terugst', 'terugsturen herroept laat weten'],
  ['retourkost', 'terugsturen kost'],
  ['ruilen|omruil|omwissel', 'ruilen terugsturen maat kleur'],
  ['proefslapen|prober', 'uitproberen'],
  ['bevalt|bevallen|tevreden niet|geen', 'terugsturen uitproberen'],
  ['=geld|bedrag terug|=rekening|gestort|wanneer', 'geld terug krijg herroeping'],
  ['terugbeta|=terugstorten|=terugstort|=teruggestort|terugkrijg', 'geld terug krijg herroeping'],
  ['retour|teruggestuurd|terugzending ontvangen|binnen|aangekomen|verwerkt', 'retour ontvangen'],
  ['=weg|kwijt|weggegooid|zonder doos|verpakking|karton', 'verpakking terugsturen bedenktijd'],
  ['spijt', 'herroepen bedenktijd'],
  ['=betalen|=betaalt|gratis terugst|retour', 'kost terugsturen'],
  ['oud|oude matras|=bed|boxspring meegenomen|afvoeren|inleveren', 'oude matras mee'],

  // Problems.
  ['kapot|stuk|beschadig|gebroken|gebarsten', 'beschadigd geleverd'],
  ['verkeerd|foute|fout gekregen|ontvangen|geleverd|gestuurd|bezorgd', 'verkeerd geleverd beschadigd'],
  [
    'kwam|komt|aangekomen|aankwam|bezorgd|geleverd|bezorging open|opengescheurd|=nat|leeg|gescheurd|vochtig',
    'beschadigd verkeerd geleverd foto exemplaar',
  ],
  ['besteld|betaald =maar|slechts|alleen|enkel|minder', 'ontbreekt bestelling klopt'],
  ['klopt|kloppen niet bestelling|pakket|pakje|levering|doos|order', 'ontbreekt bestelling klopt'],
  ['ontbre', 'ontbreekt bestelling'],
  [
    'kleiner|smaller|groter|breder|korter|langer|dunner|anders|ander =dan besteld',
    'verkeerd geleverd foto exemplaar',
  ],
  ['defect', 'gebrek garantie'],
  ['kraakt|piept|kuil|ingezakt|doorgezakt|verzakt', 'klacht garantie'],
  ['scheur|gat|gaten|gaatje|rits|naad|stinkt|=ruikt|geur|lekt', 'klacht garantie beschadigd'],
  ['maand|maanden|=jaar|jaren stuk|kapot|=los|loslaat|rits|defect', 'klacht garantie naad'],
  ['half|incompleet|onvolledig', 'ontbreekt compleet'],
  ['missen|mist|=mis', 'ontbreekt bestelling klopt'],

  // Cancelling and changing.
  ['annule|afzeg|cancel|stopzetten', 'annuleren'],
  ['dubbel|tweemaal|ongeluk bestel|besteld', 'annuleren dubbel'],
  ['verander|aanpas', 'wijzigen'],
  ['aanpas|verander|wijzig afleveradres|bezorgadres|leveradres', 'adres bestelling veranderen wijzigen'],
  ['bestelnummer|ordernummer waar|vind|terugvind|kwijt', 'bevestiging bestelnummer mail pakketchecker'],
  ['toevoeg|bijbestel|erbij bestelling|order', 'bestelling wijzigen veranderen'],
  ['adres verkeerd|fout|foute', 'adres wijzigen'],

  // Payment.
  ['afterpay', 'achteraf riverty'],
  ['gespreid|termijn|delen|afbetal betal|betaal', 'achteraf termijnen'],
  ['cash|contant', 'contant'],
  ['belasting|bonnetje|aftrek', 'factuur'],
  ['factuur geen|niet|ontvang|gekregen', 'factuur vind account'],
  ['invul|invoer|opgeven|=mijn btw|=kvk', 'zakelijk bedrijfsnaam factuur'],
  ['=betalen|afrekenen aflevering|bezorging|bezorger|=deur', 'contant deur betalen'],
  ['bedrijf', 'zakelijk'],
  ['kosten|prijs|duur', 'kost'],
  ['dubbel|tweemaal|=twee betaald|betaling|afgeschreven|afgeboekt', 'dubbel betaald bedrag rekening'],
  [
    'cadeaubon|cadeaukaart|kadobon|kadokaart|giftcard|tegoedbon|=bon kopen|koop|kado|bestel|=geven',
    'cadeaubonnen verkopen',
  ],

  // Account.
  ['inloggen|=login|ingelogd', 'wachtwoord vergeten inloggen'],
  ['uitschrijv|afmeld', 'afmelden nieuwsbrief'],
  ['mails|reclame|spam af|stop|stoppen|=minder|geen|kwijt', 'afmelden nieuwsbrief'],
  ['opzeggen|opheffen|=wissen', 'verwijderen'],
  ['gegevens verwijder|wissen|weg', 'account verwijderen'],
  ['gegevens', 'gegevens privacy'],
  ['mailadres|emailadres verander|wijzig|aanpas|nieuw', 'wijzigen e-mailadres telefoonnummer'],
  ['=mail|mailtje', 'e-mail'],
  ['=review|=reviews|recensie', 'beoordeling beoordelingen'],
  ['code|kortingscode|actiecode niet|werkt|lukt', 'kortingscode werkt'],

  // The shop.
  ['=winkel|=winkels|filiaal|=vestiging|=vestigingen', 'winkel showroom'],
  ['telefoonnummer', 'telefoon'],
  ['bellen', 'telefoon'],
  ['openingst', 'uur telefoon'],
  ['=open|geopend|gesloten|=dicht', 'open uur showroom'],
  ['proeflig', 'proefliggen showroom'],
  ['parkeer|parkeren|=auto', 'auto parkeren showroom route'],

  // Products.
  ['kleed|tapijt|karpet', 'vloerkleed'],
  ['vloerkleed|kleed|kleden|tapijt|karpet terug|terugst|terugzend|retour', 'vloerkleed retourneren'],
  ['hoofdkussen', 'kussen'],
  ['lakens|laken', 'hoeslaken'],
  ['=sloop|slopen|kussensloop', 'kussenslopen'],
  ['afmeting|formaat|groot|grootte|lengte', 'maat'],
  ['aantallen', 'stuks'],
  ['perkal', 'percal'],
  ['=satijn', 'katoensatijn'],
  ['wollen', 'wol'],
  ['donzen', 'dons'],
  ['katoenen', 'katoen'],
  ['linnen', 'halflinnen'],
  ['schoon|schoonmaken|reinig', 'wassen vlek'],
  ['synthetisch|kunstvezel', 'vezel'],
  ['=dik|dikte|hoog|hoogte hoeslaken', 'hoekhoogte dik matras'],
  ['kilo|=gewicht|zwaar', 'gewicht kg'],
  ['warmteklasse', 'warmteklassen klasse'],
  ['klasse|klassen', 'warmteklassen warmteklasse'],
  ['=was|wast|gewassen|schoonmaken', 'wassen'],
  ['geplast|plassen|plast', 'vlek vocht waterdicht'],
  ['wijn|koffie|bloed|inkt', 'vlek'],
  ['zweet|zweten|zwetend|klam|transpir|overgang|opvlieger|benauwd', 'zweten snel warm'],
  ['=warm|=heet|warmer snel|altijd|nachts|benauwd|=te', 'snel warm helpt'],
  ['=koud|=koude|koukleum|verkleumd|bevries', 'kou snel koud'],
  ['kind|zoon|zoontje|dochter|dochtertje|kleuter|peuter kussen|dekbed', 'kind leeftijd'],
]

const applying = (words: string[]) => sameThing.filter(([said]) => matchesAll(words, said))

/** The pages' words for the customer's words. */
export const pageWordsFor = (words: string[]): string[] => applying(words).map(([, written]) => written)

/** The words for which the pages use others. */
export const rewordedIn = (words: string[]): string[] => {
  const stems = applying(words).flatMap(([said]) => said.split(/[ |]/))
  return words.filter((word) => stems.some((stem) => matchesStem(word, stem)))
}
