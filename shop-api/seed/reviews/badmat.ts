import type { ReviewVoice } from './voice.ts'

export const badmat: ReviewVoice = {
  praise: [
    [
      'Heerlijk zacht onder je voeten.',
      'Je zakt er echt een beetje in weg.',
      'Wat een fijne dikke mat.',
      'Zachter dan ik had verwacht.',
    ],
    [
      'Blijft goed liggen op de tegels.',
      'Schuift niet, ook niet als hij nat is.',
      'De antislip is goed, fijn met kleine kinderen.',
    ],
    [
      'De kleur {kleur} past precies bij onze handdoeken.',
      'Mooie kleur, precies als op de foto.',
      'De kleur {kleur} maakt de badkamer een stuk warmer.',
    ],
    [
      'Is na het douchen vlot weer droog.',
      'Mag gewoon in de wasmachine en komt er goed uit.',
      'Al vaak gewassen en nog niet plat.',
    ],
    [
      'Ook een voor het toilet gekocht.',
      'De maat is precies goed voor bij de inloopdouche.',
      'Staat leuk, zelfs mijn man viel het op.',
    ],
  ],
  remarks: [
    'Verliest in het begin wat pluisjes.',
    'In de droger zou ik hem niet doen.',
    'Iets dunner dan op de foto lijkt.',
    'Had hem graag nog een maat groter gehad.',
  ],
  mixed: [
    'Zacht en mooi, maar hij is de volgende ochtend soms nog vochtig.',
    'Prima mat, alleen krult de rand na het wassen een beetje op.',
  ],
  complaints: ['Verloor bij mij na vijf keer wassen steeds meer haren. Teruggestuurd en vergoed.'],
}
