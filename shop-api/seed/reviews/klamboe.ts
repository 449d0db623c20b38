import type { ReviewVoice } from './voice.ts'

export const klamboe: ReviewVoice = {
  praise: [
    [
      'Geen mug meer gehoord sinds hij hangt.',
      'Slapen met het raam open kan eindelijk weer.',
      'Ook de kleinste muggen komen er niet door.',
      'Deze zomer nog geen enkele bult.',
      'Niet meer midden in de nacht op muggenjacht.',
    ],
    [
      'Ziet er sprookjesachtig uit boven het bed.',
      'De slaapkamer lijkt wel een vakantiehuis.',
      'Hij hangt er het hele jaar, zo mooi vinden we hem.',
      'Maakt van een gewoon bed iets bijzonders.',
      'Heel sfeervol boven het bed.',
    ],
    [
      'Ruim genoeg voor ons bed.',
      'Valt mooi tot op de grond.',
      'De openingen sluiten goed, er blijft geen kier.',
      'De lengte is precies goed.',
      'Je hebt eronder nog ruimte genoeg.',
    ],
    [
      'Ophangen was zo gebeurd, alles zat erbij.',
      'Binnen een half uur hing hij.',
      'Duidelijk hoe hij moest hangen.',
      'Hij weegt weinig, dus ophangen deed ik alleen.',
    ],
    [
      'De stof is zacht en niet stug.',
      'Komt goed uit de was.',
      'Netjes afgewerkt langs de randen.',
      'Er staat gewoon een fris windje doorheen.',
    ],
  ],
  buts: [
    [],
    [],
    ['Bij een laag plafond ligt er veel stof op de grond.', 'Voor een hoog bed had hij langer gemogen.'],
    ['Een plug voor een betonnen plafond moet je zelf hebben.', 'De uitleg bij het ophangen was wat kort.'],
    ['Er zaten vouwen in, die hingen er na een week uit.', 'Aan de zoom zat een los draadje.'],
  ],
  remarks: [
    'Een opbergzakje voor de winter zou handig zijn.',
    'Ik had hem graag ook in een andere kleur gezien.',
    'Het is wel even zoeken naar het midden van je bed.',
    'In- en uitstappen moet je even leren.',
    'Een reiszakje erbij zou fijn zijn voor vakantie.',
    'De verpakking had kleiner gekund.',
  ],
  mixed: [
    'Doet wat hij moet doen, maar voor een hoog bed had hij langer gemogen.',
    'Mooi om te zien. In- en uitstappen blijft onhandig.',
    'Houdt muggen goed buiten, alleen vind ik het er ’s nachts wat benauwd onder.',
    'Hangt mooi, maar het ophangen was meer werk dan ik dacht.',
    'Werkt prima, alleen zit er altijd wel een rand tussen het matras.',
  ],
  complaints: [
    'Er zat bij aankomst een gaatje in de stof.',
    'Hij is te kort voor ons bed, de muggen kruipen er onderdoor.',
    'De naad bij de opening liet na een paar weken los.',
    'Het ophangpunt brak bij de eerste keer ophangen.',
    'De openingen vallen bij ons niet goed dicht, dus de muggen komen alsnog binnen.',
  ],
  tones: {
    great: {
      titles: [
        'Eindelijk muggenvrij',
        'Slapen zonder gezoem',
        'Mooi en praktisch',
        'Raam open, mug buiten',
        'Sfeervol boven het bed',
        'Beste koop van de zomer',
        'Geen bulten meer',
        'Fijne klamboe',
        'Vakantiegevoel thuis',
      ],
      openings: [
        'Wat een uitkomst.',
        'Wij wonen aan het water en hebben veel muggen.',
        'Gekocht na een week slecht slapen.',
        'Heel blij mee.',
        'Ik was op zoek naar iets zonder spuitbus.',
      ],
    },
    good: {
      titles: [
        'Goede klamboe',
        'Werkt goed',
        'Mooi en handig',
        'Goed voor de prijs',
        'Fijn in de zomer',
        'Houdt muggen buiten',
      ],
      openings: ['Een goede klamboe.', 'Hij doet wat hij moet doen.', 'Tevreden mee.'],
    },
    fair: {
      titles: ['Half tevreden', 'Redelijk', 'Even wennen', 'Mooi, niet ideaal'],
      openings: ['Ik ben er niet helemaal uit.', 'Wisselend tevreden.'],
    },
    poor: {
      titles: ['Klamboe valt tegen', 'Niet goed genoeg', 'Jammer'],
      openings: ['Ik had me op rustige nachten verheugd.', 'Helaas.'],
    },
  },
}
