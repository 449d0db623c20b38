import type { SpokenQuestion } from './more-customer-questions.ts'

const refundTerm = /binnen 14 dagen na je herroeping/i
const service = /085|laat het ons/i
const standardTerm = /levertijd/i
const warranty = /herstellen of vervangen we het kosteloos/
const cool = /klasse 3 of 4/i
const material = /wol|lyocell/i
/** Excludes down, winter duvets and children's duvets for shoppers who sweat. */
const neverDown = /don[sz]|winter|klasse [12]\b/i
const coolDuvets = /^(?!.*(winter|Kinder|[Dd]on[sz])).*dekbed(?!overtrek)/i

const spoken = (question: string, ...says: RegExp[]): SpokenQuestion => ({ question, says })
/** A question about a problem with an order: the answer contains instructions and no products. */
const inTrouble = (question: string, ...says: RegExp[]): SpokenQuestion => ({
  question,
  says,
  showsNothing: true,
})

const incomplete: SpokenQuestion[] = [
  inTrouble('ik heb 3 kussens besteld en maar 2 gekregen', /sturen na wat er ontbreekt/),
  inTrouble('er zit maar 1 hoeslaken in de doos, ik had er 2 besteld', /sturen na wat er ontbreekt/),
  inTrouble('ik mis een artikel in mijn pakketje', /sturen na wat er ontbreekt/),
  inTrouble('mijn bestelling klopt niet', /nieuw exemplaar|ontbreekt/, service),
  inTrouble('pakket kwam open aan', /nieuw exemplaar/, /foto/),
  inTrouble('de doos was helemaal kapot toen ie aankwam', /nieuw exemplaar/, /foto/),
  inTrouble('verkeerde kleur dekbedovertrek gekregen', /nieuw exemplaar/),
  inTrouble('het matras heeft een scheur wat nu', /herstellen, vervangen of terugbetalen|nieuw exemplaar/),
]

const refunds: SpokenQuestion[] = [
  inTrouble('hoe lang duurt een terugbetaling', refundTerm),
  inTrouble('wanneer krijg ik mijn geld terug', refundTerm),
  inTrouble('wnr krijg ik me geld terug', refundTerm),
  inTrouble('wanneer staat mijn geld weer op me rekening', refundTerm),
  inTrouble('hoelang duurt het voor ik me geld terug heb', refundTerm),
  inTrouble("hebben jullie m'n retour al ontvangen", /085/),
  inTrouble('moet ik de verzendkosten van een retour zelf betalen', /kost je niets/),
]

const deliveries: SpokenQuestion[] = [
  spoken('wat is de levertijd', /volgende werkdag/, /3 tot 5 werkdagen/, /2 tot 3 weken/),
  spoken('hoe snel leveren jullie een dekbed', standardTerm, /volgende werkdag/),
  spoken('kan ik vandaag bestellen en morgen in huis hebben', /volgende werkdag/),
  spoken('leveren jullie ook op zaterdag', /zaterdag/),
  spoken('leveren jullie naar belgie', /België/),
  spoken('kan de bezorger het matras naar boven brengen', /tot in de slaapkamer/),
  inTrouble('nemen jullie me oude matras mee', /milieustraat/),
]

const warranties: SpokenQuestion[] = [
  'wat is de garantie op een boxspring',
  'hoeveel garantie zit er op een matras',
  'heb ik garantie op een hoofdkussen',
].map((question) => ({ question, says: [warranty], never: /vervelend/i }))

const things: SpokenQuestion[] = [
  {
    question: 'verschil tussen een topper en een molton',
    says: [/topper[^.]*6 tot 8 cm/i, /molton[^.]*(vocht|vlekken)/i],
  },
  spoken('wat is het verschil tussen een boxspring en een gewoon bed', /box/i, /veren|lattenbodem/),
  spoken('verschil tussen perkal en satijn', /percal/i, /satijn/i),
  spoken('wat is een molton', /vocht/),
  { question: 'hoe hoog is een boxspring', says: [/61 cm/] },
  spoken('hoe hoog moet een bed zijn voor ouderen', /(5\d|6\d) cm|weet ik helaas niet/),
  spoken('hoe krijg ik gele vlekken uit mijn kussen', /zweet/, /60 graden|label/),
  spoken('hoe vaak moet je een dekbed wassen', /keer per jaar/),
  spoken('kan ik een dekbed in de droger doen', /lage stand/),
  spoken('wat voor maat dekbed heb ik nodig voor een bed van 160', /200 cm/),
]

const children: SpokenQuestion[] = [
  { question: 'welk dekbed voor een baby', says: [/slaapzak is veiliger/], showsNothing: true },
  {
    question: 'mag een baby van 6 maanden onder een dekbed',
    says: [/slaapzak is veiliger/],
    showsNothing: true,
  },
  {
    question: 'welk kussen is geschikt voor een peuter',
    says: [/pas nodig als een kind naar een groot bed gaat/],
    shows: /^Kinder/,
  },
  { question: 'welk dekbed voor mijn dochter van 5', shows: /^Kinder/ },
]

const sleepers: SpokenQuestion[] = [
  {
    question: 'Ik heb het snel warm, welk dekbed',
    says: [cool, material],
    never: neverDown,
    shows: coolDuvets,
  },
  {
    question: 'ik krijg het snel warm in bed',
    says: [cool, material],
    never: neverDown,
  },
  { question: "ik heb last van zweten 's nachts", says: [cool, material], never: neverDown },
  { question: 'mijn kind van 4 heeft het snel warm', says: [cool, material], never: neverDown },
  { question: 'ik word zwetend wakker', says: [cool, material], never: neverDown },
  { question: 'welk dekbed als je altijd warm bent', says: [cool, material], never: neverDown },
  spoken('mijn man zweet en ik heb het koud', /ieder een eigen dekbed/),
  spoken('ik slaap op mijn zij en heb nekpijn', /nekkussen/),
  { question: 'ik weeg 120 kilo welk matras', says: [/stevig/i], shows: /^(?!Kinder)/ },
  spoken('ik ben allergisch voor huisstofmijt welk dekbed', /60 graden/),
]

const assistant: SpokenQuestion[] = [
  { question: 'hoe oud ben jij', says: [/assistent/], quotesNothing: true },
  { question: 'hoe heet jij', says: [/assistent/], quotesNothing: true },
  { question: 'ben jij een mens', says: [/assistent/], quotesNothing: true },
  spoken('krijg ik een mailtje als iets weer op voorraad is', /mailen we je zodra het er weer is/),
  spoken('wanneer is dit product weer leverbaar', /mailen we je zodra het er weer is/),
]

const shop: SpokenQuestion[] = [
  spoken('kan ik achteraf betalen', /Klarna/),
  spoken('hoe betaal ik met ideal', /iDEAL/),
  spoken('mijn kortingscode werkt niet', /verlopen/),
  spoken('ik kan niet inloggen', /wachtwoord/i),
  spoken('kan ik mijn bestelling nog annuleren', /niet is ingepakt/),
  spoken('kan ik het adres nog wijzigen van me bestelling', /niet is ingepakt/),
  spoken('hebben jullie een winkel waar ik kan proefliggen', /Utrecht/),
]

/** Failures among questions that were first held out. */
const heldOut: SpokenQuestion[] = [
  spoken('hoe lang moet ik wachten op een topper', /levertijd/i),
  spoken('wat is het verschil tussen dons en wol', /dons/i, /wol\b/i),
  {
    question: 'wat is het verschil tussen een hoeslaken en een laken',
    says: [/weet ik helaas niet/],
    quotesNothing: true,
  },
  { question: 'hoe hoog is jullie matras', says: [/matras/i], never: /61 cm|instaphoogte/ },
  { question: 'hoe oud is sluimer', says: [/weet ik helaas niet/], quotesNothing: true },
  spoken('hoe oud moet een kind zijn voor een dekbed', /jaar of twee/),
  inTrouble('mijn topper is smaller dan besteld', /nieuw exemplaar/),
  spoken('verschil klasse 1 en klasse 4', /klasse 1 is het warmst/i),
  spoken('zit er garantie op een topper', warranty),
  { question: 'mijn dochter zweet snachts heel erg', says: [cool, material], never: neverDown },
  { question: 'word altijd klam wakker', says: [cool, material], never: neverDown },
  inTrouble('ik heb 2 hoofdkussens betaald maar er zat er 1 in de doos', /sturen na wat er ontbreekt/),
  inTrouble('komt een boxspring op zondag', /zondag|maandag tot en met zaterdag|3 weken/),
  { question: 'verschil dekbed en dekbedovertrek', never: /droger/ },
  inTrouble('kussen voor baby', /slaapzak is veiliger/),
  { question: 'hoe wijzig ik je naam in mijn account', never: /assistent/ },
]

/** Written without knowledge of the assistant; each answer must contain the requested fact. */
export const everydayQuestions: SpokenQuestion[] = [
  ...incomplete,
  ...refunds,
  ...deliveries,
  ...warranties,
  ...things,
  ...children,
  ...sleepers,
  ...assistant,
  ...shop,
  ...heldOut,
]
