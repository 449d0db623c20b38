import type { ReviewVoice } from './voice.ts'

export const laken: ReviewVoice = {
  praise: [
    [
      'De stof voelt stevig en toch prettig op je huid.',
      'Ligt koel in de zomer, precies waar ik het voor kocht.',
      'Zacht, zonder eerst tien keer te wassen.',
      'Je slaapt er rustig onder.',
      'Valt mooi om je heen.',
    ],
    [
      'Ruim genoeg om aan alle kanten in te stoppen.',
      'Eindelijk een laken dat ook bij mijn voeten ver genoeg doorloopt.',
      'De maat klopt, ook na het wassen.',
      'Groot genoeg voor een hoog bed.',
    ],
    [
      'Wast makkelijk en droogt snel aan de lijn.',
      'Komt bijna glad uit de machine.',
      'Na een jaar elke week wassen nog als nieuw.',
      'Verkleurt niet en krimpt niet.',
      'Met de strijkbout eroverheen is het zo strak als vroeger bij oma.',
    ],
    [
      'Mooie brede zoom.',
      'De zomen zijn recht en stevig gestikt.',
      'Goed afgewerkt, dat zie je niet vaak meer.',
      'Dicht geweven, je kijkt er niet doorheen.',
    ],
    [
      'Fijn dat er nog gewone lakens te koop zijn.',
      'Staat mooi omgeslagen over de deken.',
      'Wij slapen met dekens en dit laken hoort daarbij.',
      'De kleur {kleur} is rustig en past bij onze slopen.',
      'Meteen een tweede besteld voor de logeerkamer.',
    ],
  ],
  buts: [
    ['Voor de eerste was voelde het wat stijf.'],
    ['De lengte is goed, in de breedte had het iets meer mogen zijn.'],
    ['Het kreukt wel, dus zonder strijken is het niet strak.', 'Drogen duurt langer dan ik gewend ben.'],
    ['Er hing een los draadje aan de zoom.', 'De onderzoom is erg smal.'],
    ['De kleur is iets lichter dan op de foto.'],
  ],
  remarks: [
    'Instoppen is na jaren hoeslaken wel weer even oefenen.',
    'Een streepje aan de bovenkant had ik handig gevonden.',
    'Ik miste de bijpassende slopen in mijn maat.',
    'Opgevouwen neemt het veel plaats in de kast in.',
    'De vouwen van de verpakking gingen er pas na de tweede was uit.',
    'Meet je matrashoogte mee, dat was ik eerst vergeten.',
  ],
  mixed: [
    'Goede stof, maar ik strijk me een ongeluk.',
    'Het laken is prima, alleen een slag korter dan ik had gemeten.',
    'Voor een onderlaken te dun, als bovenlaken gaat het.',
    'Mooi, maar ik ga toch terug naar een hoeslaken.',
    'Wast goed, al wordt het er niet zachter op.',
    'De kwaliteit van het vorige laken was net iets beter.',
  ],
  complaints: [
    'Na een paar keer wassen scheurde het bij de zelfkant in.',
    'Het kromp zoveel dat het niet meer onder het matras kan.',
    'Er zat een weeffout in het midden.',
    'Zo dun dat je de strepen van het matras ziet.',
    'De zoom ging in de eerste was al los.',
    'Het voelt ruw en dat verandert niet door wassen.',
  ],
  tones: {
    great: {
      titles: [
        'Gewoon een goed laken',
        'Degelijk laken',
        'Eindelijk een echt laken',
        'Mooie kwaliteit',
        'Zoals lakens horen te zijn',
        'Lekker ruim',
        'Ouderwets goed',
      ],
      openings: [
        'Ik zocht al lang naar een plat laken.',
        'Onze oude lakens waren versleten.',
        'Heel tevreden met dit laken.',
        'Voor een bed met dekens gekocht.',
      ],
    },
    good: {
      titles: ['Goed laken', 'Prima laken', 'Netjes', 'Voldoet prima'],
      openings: ['Een fijn laken.', 'Aardig laken.', 'Over het laken zelf ben ik te spreken.'],
    },
    fair: {
      titles: ['Redelijk laken', 'Niet helemaal mijn smaak', 'Gaat wel', 'Half tevreden'],
      openings: ['Ik had me er iets anders bij voorgesteld.', 'Niet slecht, niet goed.'],
    },
    poor: {
      titles: ['Laken valt tegen', 'Te dun', 'Geen goed laken', 'Teruggestuurd'],
      openings: ['Zonde van het geld.', 'Dit laken was niets.'],
    },
  },
}
