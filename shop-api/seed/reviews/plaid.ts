import type { ReviewVoice } from './voice.ts'

export const plaid: ReviewVoice = {
  praise: [
    [
      'Heerlijk warm voor op de bank.',
      'Zacht en niet zwaar.',
      'Kriebelt helemaal niet.',
      'We vechten er ’s avonds om.',
    ],
    [
      'Mooi geweven, met een keurige franje.',
      'De kwaliteit is echt goed voor deze prijs.',
      'Valt mooi over de leuning.',
    ],
    [
      'De kleuren zijn in het echt net zo rustig als op de foto.',
      'Past precies bij onze kussens.',
      'Een warme kleur die veel doet in de kamer.',
    ],
    [
      'Blijft ook na veel gebruik zacht.',
      'Pilt niet, ook niet na een winter.',
      'Na een dagje luchten weer helemaal fris.',
    ],
    [
      'Groot genoeg om met zijn tweeën onder te zitten.',
      'Ligt bij ons over het voeteneind van het bed.',
      'Cadeau gegeven en daarna er zelf ook een gekocht.',
    ],
  ],
  remarks: [
    'Laat de eerste keren wat pluisjes achter op een donkere trui.',
    'De franje raakt snel in de knoop.',
    'Had iets langer mogen zijn.',
  ],
  mixed: [
    'Mooi, maar minder dik dan ik dacht. Voor de zomeravond perfect.',
    'Zacht, alleen blijven er haren van de kat goed in hangen.',
  ],
  complaints: ['Er zat een haal in toen ik hem uitpakte. Omruilen ging snel, vandaar nog twee sterren.'],
}
