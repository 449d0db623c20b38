import { describe, expect, it } from 'vitest'
import { heads, phrases, stems, words } from './profane-words.ts'
import { isProfane } from './profanity.ts'
import { fastestMs } from '../../test/fastest.ts'

const listed = (text: string): string[] => text.split(/\s+/).filter(Boolean)

const refused = {
  'Dutch words': [
    'kanker',
    'tyfus',
    'tering',
    'klootzak',
    'kut',
    'hoer',
    'lul',
    'mongool',
    'flikker',
    'godverdomme',
    'gvd',
  ],
  'English words': [
    'Fuck jullie',
    'this is bullshit',
    'you asshole',
    'Shít',
    'what a bunch of cunts',
    'son of a bitch',
  ],
  plurals: [
    'wat een stelletje klootzakken',
    'hoeren',
    'lullen',
    'mongolen',
    'sletten',
    'flikkers',
    'sletjes',
    'trutjes',
  ],
  compounds: [
    'wat een kankerzooi',
    'kutwinkel',
    'teringlijers',
    'klotebedrijf',
    'tyfuszooi',
    'pleurisbende',
    'kutservice',
    'kankerhoer',
    'kutkussen',
    'schijtbedrijf',
    'klerezooi',
    'lulverhaal is iets anders, maar jij bent een lul',
    'motherfuckers',
    'teringtyfus',
    'godverdegodverdomme',
  ],
  'hidden words': [
    'f*ck',
    'f**k you',
    'k*t',
    'h**r',
    'k*nker',
    'k#nkerzooi',
    'k a n k e r',
    'k.u.t',
    'k-u-t winkel',
    'wat een k u t winkel',
    'kánker',
    'kankerrr',
    'kuuuut',
    'k4nker',
    'k@nkerzooi',
    'k1ootzak',
    'kl00tzak',
    '$hit',
    'KLOOTZAK!',
    'jij bent een ouwe rukker',
    '🖕',
  ],
  oaths: [
    'krijg de kanker',
    'krijg toch kanker',
    'ik hoop dat jullie kanker krijgen',
    'wat een kanker winkel',
    'vieze kanker',
    'jullie hebben kanker service',
    'krijg de tyfus',
    'hou je bek',
    'val dood',
  ],
  'any compound of kut': listed(`
    kutlevering kutsysteem kutfirma kutgedoe kutmail kutverzending kutdekbedovertrek kutverkoper kutleverancier
    kutretour kuttenkop kutrotzooi kutt kuttelefoon kutterugbetaling kutchatbot kutnaam kutartikel kutantwoorden
    kutinternet kutsalaris kutzooi kutlul kutschoenen kutuitleg
  `),
  'swears in other spellings': listed(`
    kk kkr kkwinkel verneukt moederneuker sletterige hoerejong hoerekind pokkenwinkel takkezooi takkewinkel typhus
    typhuszooi verkankerd teef k.nker f.ck k_nkerzooi k_nker t.ring k*tlevering kutkutkut takketent fakking fokking K.U.T. fuc* kut* #kut teringherrie
    neukers neukende hoerenzoon
  `),
  'illnesses as a curse': [
    'kanker kanker kanker',
    'Krijg zelf de kanker',
    'krijg lekker allemaal de kanker',
    'jullie mogen de kanker krijgen',
    'hopelijk krijgen jullie kanker',
    'ik wens jullie kanker toe',
    'kanker op',
    'kanker toch op man',
    'die kanker bezorger was er weer niet',
    'wat een kanker matras',
    'dit duurt kanker lang',
    'ik ben kanker boos',
    'gore kanker',
    'Kanker, wat duurt dat lang',
    'tering wat een gedoe',
    'waar blijft die tering bestelling',
    'tyfus man schiet eens op',
    'wat een tyfus',
    'dit kanker ding is stuk',
    'vuile kanker mensen',
    'zo kanker traag',
  ],
}

const answered = {
  'words of a shop for beds': [
    'Er zit een gat in mijn dekbedovertrek',
    'De poot van mijn boxspring is stuk, balen',
    'Hebben jullie een dekbedovertrek in nude of een badmatje?',
    'kantoor hoeslaken dekbed klokhuis matje knopen schaapje Mongoolse plaid satijn',
    'de lamp in de showroom stond te flikkeren',
    'kinderkleren, klerenkast en kleren wassen',
    'een hoera voor het pakket',
    'lullig dat het zo lang duurt, verdomme',
    'mijn kind heeft in bed gepoept en gepist',
    'past een k of een l, of s m l xl',
    '140x200 ** 2*2 ***',
    't.a.v. afd. verkoop b.v.',
  ],
  names: [
    'Mijn naam is Dick',
    'Cock van der Palm, Lies van Dyke en Kutlu Kutay',
    'Assen, Kutno en Scunthorpe, een tyfoon bij Mongolië',
    'op de kutscher en zijn koets',
  ],
  illness: [
    'ik heb kanker en zoek een goed matras',
    'mijn man heeft helaas uitgezaaide kanker, welk kussen ligt fijn',
    'mijn moeder heeft borstkanker',
    'ze is behandeld voor kanker en zweet veel',
    'door kanker lig ik veel op bed',
    'bed voor een kankerpatiënt',
    'omdat mijn vrouw kanker heeft',
    'zijn jullie matrassen kankerverwekkend?',
    'longkanker, huidkanker, schoenkanker',
    'door de kanker lig ik veel op bed, welk matras',
    'mijn kanker is terug en ik zweet veel, welk dekbed is dan fijn',
    'krijg je kanker van de schuim in jullie matrassen',
    'er is kanker bij mij geconstateerd',
    'vorig jaar kanker overwonnen',
    'sinds de kanker slaap ik slecht',
    'kan je kanker krijgen van schuim',
    'is dit materiaal kanker veroorzakend',
    'wegens mijn kanker',
    'ik ben herstellende van kanker en zoek een topper',
    'na de kanker wil ik een nieuw bed',
    'haar kanker is uitgezaaid',
    'diagnose kanker gekregen en nu slaap ik slecht',
    'Kanker overwonnen, nu een nieuw matras',
    'ik heb kanker, bed moet hoog zijn',
    'door mijn kanker dag en nacht in bed, welk kussen',
    'mijn kanker weer terug, ik zweet elke nacht',
    'komt er kanker van vlamvertragers',
    'is het waar dat traagschuim kanker geeft',
    'mijn opa overleed aan kanker in dat bed',
    'ik hoop dat jullie me helpen, ik heb kanker',
    'ik hoop dat je geen kanker krijgt van memory foam',
    'gaat er geld naar onderzoek tegen kanker',
    'kankermedicatie, kankerpijn, kankeroverlevers en kankergerelateerde vermoeidheid',
    'ik heb tyfus gehad en zweet nog steeds',
    'moet ik een tyfusvaccinatie voor de vakantie',
    'vroeger had mijn oma tering in een bedstee',
    'chemo vanwege kanker lang op bed',
    'de kanker maakt dat ik het koud heb',
    'mijn moeder is ziek, kanker, ze ligt veel op bed',
    'krijg ik kanker van memory foam',
    'het is kanker dus ik lig veel',
    'hij is overleden aan de kanker',
    'de tyfusprik deed pijn',
  ],
  'words and names that begin alike': listed(`
    Neukirchen Neukölln Neukirch Neukermans Neukomm Hoerensteeg Kutscher Kutschera Kutuzov Kutaisi Kutluhan Kutluay
    Kutterstraat Kutcher Kutná Kutz Kuttner Kuta Kütahya takken takkenbos takkenpatroon pokken pokkenprik Pokkenhof
    teefje teelt tevens Teeven kuit kuiter horeca hoereca hoekbank Utrecht *Utrecht hoe* **hoe** kkt
    Prick shiitake Shirley Fokker fokkerij fakkel Kutchinsky Kutztown Kuttenberg Neukammer Hoerenkreek t-ring hoe** lu* pleurotus tyfoon klotsen flikkering
  `),
  'initials and abbreviations': [
    'A.S.S. bv',
    'a.s.s. transport b.v.',
    'F.A.G. de Vries',
    'de heer K. U. T. Jansen',
    'mijn naam is Prick',
    'Jos Prick, Dorpsstraat 3',
    'hoe* werkt dat',
    'k. de vries, l.u. lambers',
    'info@neukirchen.example',
    'www.sluimer.example/kussens',
    'te-ruggestuurd pakket',
  ],
  nothing: ['', ' ', '?'],
}

describe('profanity', () => {
  describe.each(Object.entries(refused))('refuses %s', (_kind, texts) => {
    it.each(texts)('%s', (text) => expect(isProfane(text)).toBe(true))
  })
  describe.each(Object.entries(answered))('answers %s', (_kind, texts) => {
    it.each(texts)('%s', (text) => expect(isProfane(text)).toBe(false))
  })
  it('has about three hundred words, without duplicates', () => {
    const all = [...stems, ...heads, ...words, ...phrases]
    expect(all.length).toBeGreaterThan(250)
    expect(all.length).toBeLessThan(350)
    for (const list of [stems, heads, words, phrases]) expect(new Set(list).size).toBe(list.length)
  })
  it('is fast for any input', () => {
    const texts = ['a'.repeat(10_000), ...['a ', 'fu', 'k*', 'a-'].map((part) => part.repeat(5_000))]
    const milliseconds = fastestMs(() => {
      for (const text of texts) isProfane(text)
    })
    expect(milliseconds).toBeLessThan(200)
  })
})
