import type { ReviewVoice } from './voice.ts'

export const plaid: ReviewVoice = {
  praise: [
    [
      'Heerlijk warm voor op de bank.',
      'Ligt heerlijk over je benen.',
      'Kriebelt helemaal niet.',
      'We vechten er ’s avonds om.',
      'Sinds hij op de bank ligt staat de verwarming een graad lager.',
      'Je wilt er niet meer onderuit.',
    ],
    [
      'Mooi gemaakt, met een keurige franje.',
      'De kwaliteit is echt goed voor deze prijs.',
      'Valt mooi over de leuning.',
      'De randen zijn netjes afgewerkt.',
      'Voelt degelijk, een plaid voor jaren.',
    ],
    [
      'De kleuren zijn in het echt net zo rustig als op de foto.',
      'Past precies bij onze kussens.',
      'Een mooie kleur die veel doet in de kamer.',
      'Staat ook opgevouwen heel mooi.',
      'De bank is er een stuk gezelliger door.',
    ],
    [
      'Blijft ook na veel gebruik zacht.',
      'Pilt niet, ook niet na een winter.',
      'Na een dagje luchten weer helemaal fris.',
      'Al een heel seizoen in gebruik en nog als nieuw.',
    ],
    [
      'Groot genoeg om met zijn tweeën onder te zitten.',
      'Ligt bij ons over het voeteneind van het bed.',
      'Cadeau gegeven en daarna er zelf ook een gekocht.',
      'Mijn moeder gebruikt hem elke avond.',
      'Gaat ook mee naar buiten op een frisse avond.',
    ],
  ],
  buts: [
    ['De eerste avond voelde hij nog wat stijf.', 'Voor hartje winter mag er voor mij nog een laag bij.'],
    ['De franje raakt snel in de knoop.', 'Een draadje aan de rand heb ik zelf afgeknipt.'],
    ['De kleur is iets donkerder dan op mijn scherm.'],
    ['Laat de eerste keren wat pluisjes achter op een donkere trui.'],
    ['Had iets langer mogen zijn.'],
  ],
  remarks: [
    'Een bijpassend kussen zou leuk zijn.',
    'Ik had graag meer kleuren gezien.',
    'De verpakking had met minder plastic gekund.',
    'Een mooi doosje eromheen en het is een cadeau.',
    'Het label is groot en moest er meteen af.',
    'Er had een duidelijker onderhoudskaartje bij gemogen.',
    'Goedkoop is hij niet, maar je gebruikt hem elke dag.',
  ],
  mixed: [
    'Mooi, maar minder dik dan ik dacht. Voor de zomeravond perfect.',
    'Zacht, alleen blijven er haren van de kat goed in hangen.',
    'Mooie plaid, maar voor mij als lang iemand te kort.',
    'De kleur past toch minder goed bij onze bank dan ik dacht.',
    'Fijne plaid, maar hij glijdt steeds van de leuning.',
    'Mooi voor de sier, om onder te liggen pak ik liever een andere.',
  ],
  complaints: [
    'Er zat al een haal in toen ik hem uitpakte.',
    'Na een maand zaten er overal bolletjes op.',
    'De kleur is heel anders dan op de foto.',
    'Mijn kleren zitten na elke avond vol pluis.',
    'De franje begon na een paar weken los te laten.',
    'Hij kriebelt in je nek, zelfs door een blouse heen.',
  ],
  tones: {
    great: {
      titles: [
        'Heerlijke plaid',
        'Gezellig op de bank',
        'Warm en mooi',
        'Wie krijgt hem vanavond?',
        'Fijn voor koude avonden',
        'Mooi cadeau',
        'Wil er niet onderuit',
        'Prachtig op het bed',
        'Zo’n fijne plaid',
      ],
      openings: [
        'Wat een heerlijke plaid.',
        'Gekocht voor de koude avonden.',
        'Cadeau gekregen van mijn man.',
        'Hij ligt hier standaard op de bank.',
        'Daar word je blij van.',
      ],
    },
    good: {
      titles: [
        'Fijne plaid',
        'Mooie plaid',
        'Goed voor de prijs',
        'Lekker op de bank',
        'Netjes gemaakt',
        'Tevreden',
      ],
      openings: ['Een fijne plaid.', 'Wij gebruiken hem veel.', 'Mooi op de bank.'],
    },
    fair: {
      titles: ['Aardige plaid', 'Half tevreden', 'Redelijk'],
      openings: ['Ik had er iets meer van verwacht.', 'Wel aardig.'],
    },
    poor: {
      titles: ['Plaid valt tegen', 'Jammer van het geld', 'Niet mijn plaid', 'Mooi op de foto'],
      openings: ['Hij leek zo mooi.', 'Helaas geen succes.'],
    },
  },
}
