import type { ReviewVoice } from './voice.ts'

export const vloerkleed: ReviewVoice = {
  praise: [
    [
      'De kamer is er meteen warmer door.',
      'Maakt de zithoek af.',
      'Onze woonkamer klinkt minder hol sinds het ligt.',
      'Een echte blikvanger.',
    ],
    [
      'Stevig geweven en mooi afgewerkt aan de randen.',
      'De kwaliteit is beter dan ik voor dit geld verwachtte.',
      'Je voelt dat het goed gemaakt is.',
      'Ligt vlak en krult niet op.',
    ],
    [
      'De kleuren kloppen met de foto.',
      'In het echt nog mooier van kleur.',
      'Kleurt goed bij onze eiken vloer.',
      'De kleur is levendig zonder druk te zijn.',
    ],
    [
      'Stofzuigen gaat prima op de lage stand.',
      'Een gemorst glas water was zo opgedept.',
      'Na een half jaar intensief gebruik nog mooi.',
      'De hond ligt er ook graag op.',
    ],
    [
      'Netjes opgerold bezorgd, binnen een dag lag het plat.',
      'De maat eerst afgeplakt met tape, goede tip.',
      'Thuis getwijfeld over de maat, goed geholpen aan de telefoon.',
    ],
  ],
  remarks: [
    'Een antislipmat eronder is wel nodig.',
    'De randen hadden een paar dagen nodig om plat te gaan liggen.',
    'Rook de eerste dag een beetje.',
    'Het duurde even voor de vouw van het oprollen eruit was.',
    'Iets lichter van kleur dan gedacht.',
  ],
  mixed: [
    'Mooi kleed, maar in onze donkere kamer komt de kleur minder uit dan ik hoopte.',
    'Goede kwaliteit, alleen had ik achteraf een maat groter moeten nemen.',
  ],
  complaints: [
    'De maat week drie centimeter af en dat zie je bij een plint. Omgeruild, de tweede was beter.',
  ],
}
