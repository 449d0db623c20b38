import type { ReviewVoice } from './voice.ts'

export const topper: ReviewVoice = {
  praise: [
    [
      'Ligt vanaf de eerste nacht goed.',
      'Ons bed voelt weer als nieuw.',
      'Geeft precies genoeg mee.',
      'Mijn schouder ligt nu veel prettiger.',
      'Ik word niet meer stijf wakker.',
      'Geen kuil in het midden, ook niet na maanden.',
    ],
    [
      'De dikte klopt en de randen zijn recht.',
      'Past tot op de centimeter op onze boxspring.',
      'Blijft goed liggen en kruipt niet naar het voeteneind.',
      'Sluit mooi aan op het matras.',
    ],
    [
      'De rits loopt soepel, dus de hoes is er zo af.',
      'Hoes gewassen en zonder krimp weer eromheen.',
      'De hoes is van stevige stof.',
      'Je ziet geen slijtage, ook niet waar we altijd zitten.',
    ],
    [
      'Niet te warm, daar was ik bang voor.',
      'Voelt koel als je erop gaat liggen.',
      'Wordt onder ons niet klam.',
      'Sinds deze topper hoef ik ’s nachts het dekbed niet meer weg te trappen.',
    ],
    [
      'Hij kwam opgerold en lag na een paar uur vlak.',
      'De bezorgers brachten hem tot boven aan de trap.',
      'Rook uit de verpakking nauwelijks.',
      'Met zijn tweeën lag hij er in vijf minuten op.',
    ],
  ],
  buts: [
    ['Even wennen was het wel, na een week sliep ik er goed op.', 'Mocht van mij een fractie steviger.'],
    [
      'Bij het opmaken moet ik hem soms een stukje terugduwen.',
      'Ons hoeslaken paste er net niet meer omheen.',
    ],
    ['Alleen krijg je de hoes er in je eentje lastig weer om.', 'De hoes pluist een beetje.'],
    ['In een hittegolf is hij wel wat warm.'],
    ['De eerste dagen rook hij nog naar nieuw.', 'Het duurde een dag voor de hoeken plat lagen.'],
  ],
  remarks: [
    'Handvatten aan de zijkant had ik fijn gevonden.',
    'Een uitleg over keren zat er niet bij.',
    'De rol was zwaar om alleen naar boven te krijgen.',
    'Ik had graag een passende molton in hetzelfde pakket gezien.',
    'Bij het uitpakken houd je een berg plastic over.',
    'Er zat maar één maat tussen die van ons in, dus even goed meten.',
  ],
  mixed: [
    'Beter dan wat we hadden, maar ik had op meer verschil gehoopt.',
    'Mijn kant ligt heerlijk, aan de andere kant vinden ze hem te zacht.',
    'Prima voor het logeerbed, op ons eigen bed is hij te dun.',
    'Ligt lekker, alleen zie ik na een paar maanden al waar ik lig.',
    'De kwaliteit is in orde, maar ik heb het er echt warmer door.',
    'Voor de naad tussen de matrassen helpt het, voor mijn rug niet.',
  ],
  complaints: [
    'Na drie weken zat er al een kuil in.',
    'De geur was na twee weken luchten nog niet weg.',
    'Een kant is korter dan de andere, dat zie je door het laken heen.',
    'Veel zachter dan de omschrijving deed vermoeden.',
    'De rits ging bij de eerste keer afhalen kapot.',
    'Hij schuift over het matras, elke ochtend hangt er een rand over.',
  ],
  tones: {
    great: {
      titles: [
        'Heerlijke topper',
        'Bed als nieuw',
        'Weer doorgeslapen',
        'Had ik eerder moeten doen',
        'Goede topper',
        'Verschil van dag en nacht',
        'Ligt fantastisch',
        'Rug is blij',
      ],
      openings: [
        'Deze topper ligt bij ons op een boxspring.',
        'Na lang twijfelen toch een topper gekocht.',
        'Onze vorige topper was op.',
        'Wat een fijne aankoop.',
      ],
    },
    good: {
      titles: ['Fijne topper', 'Ligt goed', 'Prima topdekmatras', 'Goed gekozen', 'Degelijke topper'],
      openings: ['Over het geheel blij mee.', 'Een goede topper.', 'Ik slaap er prima op.'],
    },
    fair: {
      titles: ['Redelijke topper', 'Wisselend', 'Niet helemaal wat ik zocht', 'Gaat'],
      openings: ['Ik twijfel nog.', 'Het is niet slecht, maar ook geen wonder.'],
    },
    poor: {
      titles: ['Verkeerde topper voor ons', 'Topper valt tegen', 'Helaas terug', 'Niet goed'],
      openings: ['Hier had ik meer van verwacht.', 'Jammer genoeg geen succes.'],
    },
  },
}
