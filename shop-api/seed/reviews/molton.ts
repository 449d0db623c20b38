import type { ReviewVoice } from './voice.ts'

export const molton: ReviewVoice = {
  praise: [
    [
      'Zit strak onder het hoeslaken, je voelt hem niet.',
      'Schuift niet, ook niet bij een woelige slaper.',
      'Past netjes, ook na het wassen.',
    ],
    [
      'Lekker zacht en warm onder je.',
      'De stof is dik en stevig.',
      'Maakt geen enkel geluid.',
      'Ik heb het er niet warmer door.',
    ],
    [
      'Wordt hier op 60 graden gewassen en krimpt niet.',
      'Na tien keer wassen nog strak.',
      'Snel droog, dat is handig.',
    ],
    [
      'Het matras blijft echt schoon.',
      'Ik zie het verschil als ik hem afhaal, dus hij doet zijn werk.',
      'Een goede bescherming voor een duur matras.',
    ],
    [
      'Twee gekocht, zodat er altijd een in de kast ligt.',
      'Goed en niet duur.',
      'Voor alle bedden in huis besteld.',
    ],
  ],
  remarks: [
    'De eerste was kromp hij een heel klein beetje, past nog prima.',
    'Pluist de eerste keer in de droger.',
    'De hoek had een paar centimeter hoger gemogen.',
  ],
  mixed: [
    'Doet zijn werk, maar voelt wat minder zacht dan ik had gehoopt.',
    'Bij ons zit hij wat krap. Meten dus.',
  ],
  complaints: ['Het elastiek liet na een paar maanden los op een hoek. Vergoed, maar vervelend.'],
}
