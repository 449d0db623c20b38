import { describe, expect, it } from 'vitest'
import { heads, phrases, stems, words } from './profane-words.ts'
import { isProfane } from './profanity.ts'

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
  it('has about three hundred words, each once', () => {
    const all = [...stems, ...heads, ...words, ...phrases]
    expect(all.length).toBeGreaterThan(250)
    expect(all.length).toBeLessThan(350)
    for (const list of [stems, heads, words, phrases]) expect(new Set(list).size).toBe(list.length)
  })
  it('is quick about whatever is typed', () => {
    const started = performance.now()
    for (const text of [
      'a'.repeat(10_000),
      'a '.repeat(5000),
      'fu'.repeat(5000),
      'k*'.repeat(5000),
      'a-'.repeat(5000),
    ]) {
      isProfane(text)
    }
    expect(performance.now() - started).toBeLessThan(200)
  })
})
