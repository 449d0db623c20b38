import type { ReviewVoice } from './voice.ts'

export const sierkussen: ReviewVoice = {
  praise: [
    [
      'Onze bank ziet er weer als nieuw uit.',
      'Precies het accent dat de kamer nodig had.',
      'Leuk te combineren met wat we al hadden.',
      'Staat ook mooi op een stoel.',
    ],
    [
      'De stof voelt goed aan en is stevig.',
      'Mooi afgewerkt, de rits zie je niet.',
      'De hoes zit strak om de vulling.',
      'Voelt duurder dan het is.',
    ],
    ['Kleur is precies zoals op de foto.', 'De tint is mooi en niet te fel.', 'In het echt nog mooier.'],
    [
      'De hoes gaat er zo af en mag in de was.',
      'Na het wassen niet gekrompen.',
      'Wordt hier veel op gehangen en blijft in model.',
    ],
    [
      'Drie stuks gekocht voor op de bank.',
      'Leuk cadeau voor mijn zus.',
      'Eentje besteld om te proberen, daarna nog twee.',
    ],
  ],
  remarks: [
    'De vulling mag van mij wat voller.',
    'Valt iets kleiner uit dan verwacht.',
    'De rits loopt een beetje stroef.',
    'Kreukt wel als je ertegenaan ligt.',
  ],
  mixed: [
    'Mooie hoes, de vulling is wat plat. Ik heb er een voller kussen in gedaan.',
    'Kleur is net anders dan op mijn telefoon, maar het kan ermee door.',
  ],
  complaints: ['Na een paar weken een losse naad bij de hoek. Nieuwe gekregen, die houdt zich goed.'],
}
