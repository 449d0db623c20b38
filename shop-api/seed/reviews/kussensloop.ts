import type { ReviewVoice } from './voice.ts'

export const kussensloop: ReviewVoice = {
  praise: [
    [
      'Voelt heerlijk tegen je gezicht.',
      'De stof is zachter dan die van mijn oude slopen.',
      'Fris aan je wang, ook in een warme nacht.',
      'Je ligt er meteen lekker op.',
      'Mijn haar zit ’s ochtends minder in de war.',
    ],
    [
      'Past precies om ons kussen.',
      'Ruim genoeg, ook voor een dik kussen.',
      'Het kussen blijft er goed in zitten.',
      'Geen gefrommel meer, hij zit er zo om.',
    ],
    [
      'Komt mooi uit de was.',
      'Na een jaar nog steeds niet verkleurd.',
      'Strijken sla ik over en dat zie je amper.',
      'Krimpt niet.',
      'Droogt snel aan de lijn.',
    ],
    [
      'Netjes afgewerkt, geen losse draadjes.',
      'De naden zijn recht en stevig.',
      'Je ziet dat er goede stof is gebruikt.',
      'De zoom blijft plat liggen.',
    ],
    [
      'De kleur {kleur} past bij ons overtrek.',
      'Staat mooi op een opgemaakt bed.',
      'Precies de kleur van de foto.',
      'Het bed ziet er meteen verzorgd uit.',
      'Er nog vier bijbesteld.',
    ],
  ],
  buts: [
    ['Voor de eerste wasbeurt voelde hij wat stug.'],
    ['Om mijn platte kussen zit hij aan de wijde kant.', 'De instopstrook had langer gemogen.'],
    ['Hij kreukt wel, dus wie strak wil moet strijken.', 'De eerste was gaf wat pluis.'],
    ['Er zat één los draadje aan de zoom.'],
    ['De kleur is een tikje donkerder dan op mijn scherm.'],
  ],
  remarks: [
    'Per twee verpakt zou ik handiger vinden.',
    'Er mag van mij een maat bij.',
    'Het wasmerk zit op een plek waar ik het voel, dus dat heb ik eruit geknipt.',
    'Een bijpassend laken in dezelfde stof stond er niet bij.',
    'Het kartonnetje eromheen is zonde.',
    'Let op bij het bestellen: het was er één, geen set.',
  ],
  mixed: [
    'De stof is prima, maar hij kreukt zo dat ik toch aan het strijken sla.',
    'Mooie sloop, alleen schuift het kussen er ’s nachts half uit.',
    'Zacht is hij, sterk minder: na een paar maanden wordt hij dun.',
    'Voor deze prijs is het oké, bijzonder is het niet.',
    'De ene paste goed, de andere leek een slag kleiner.',
    'Kwaliteit goed, kleur niet wat ik dacht.',
  ],
  complaints: [
    'Na drie keer wassen zit er een gat bij de naad.',
    'Verkleurde in de eerste was, op de aangegeven temperatuur.',
    'Veel te krap, het kussen krijg je er alleen met moeite in.',
    'De stof kraakt en voelt niet als op de foto.',
    'Pluist zo dat ik ’s ochtends haren uit mijn gezicht veeg.',
    'Gekrompen tot hij niet meer om het kussen past.',
  ],
  tones: {
    great: {
      titles: [
        'Fijne slopen',
        'Mooie kussensloop',
        'Zacht en netjes',
        'Precies goed',
        'Slaapt heerlijk',
        'Weer een schone stapel in de kast',
        'Goede sloop',
      ],
      openings: [
        'Onze oude slopen waren op.',
        'Wat een fijne sloop.',
        'Een klein ding, maar je merkt het elke nacht.',
        'Gekocht als extra.',
      ],
    },
    good: {
      titles: ['Prima sloop', 'Nette kussensloop', 'Goed voor de prijs', 'Gewoon een goede sloop'],
      openings: ['Tevreden over deze sloop.', 'Doet wat een sloop moet doen.', 'Goed product.'],
    },
    fair: {
      titles: ['Matige sloop', 'Kan net', 'Twijfel over deze sloop', 'Had beter gekund'],
      openings: ['Ik ben niet overtuigd.', 'Een beetje dubbel.'],
    },
    poor: {
      titles: ['Sloop valt tegen', 'Niet sterk', 'Jammer van deze slopen', 'Niet opnieuw'],
      openings: ['Dit had ik niet verwacht.', 'Helaas geen goede koop.'],
    },
  },
}
