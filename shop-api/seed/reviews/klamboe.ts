import type { ReviewVoice } from './voice.ts'

export const klamboe: ReviewVoice = {
  praise: [
    [
      'Geen mug meer gehoord sinds hij hangt.',
      'Slapen met het raam open kan eindelijk weer.',
      'Ook de kleinste muggen komen er niet door.',
    ],
    [
      'Ziet er sprookjesachtig uit boven het bed.',
      'De slaapkamer lijkt wel een vakantiehuis.',
      'Mijn dochter voelt zich een prinses.',
    ],
    [
      'Ruim genoeg voor ons bed van 180.',
      'Valt mooi tot op de grond.',
      'De opening overlapt goed, er blijft geen kier.',
    ],
    [
      'Ophangen was zo gebeurd, alles zat erbij.',
      'Het gaas is zacht en niet stug.',
      'Na het wassen weer helemaal wit.',
    ],
  ],
  remarks: [
    'Er zit een haak bij, maar een plug voor een betonnen plafond moet je zelf hebben.',
    'Er zaten vouwen in, die hingen er na een week uit.',
    'Bij een laag plafond ligt er veel stof op de grond.',
  ],
  mixed: [
    'Doet wat hij moet doen, maar voor een hoog bed had hij langer gemogen.',
    'Mooi om te zien. In- en uitstappen is even wennen.',
  ],
  complaints: ['Er zat een klein gaatje in het gaas. Snel een nieuwe gekregen.'],
}
