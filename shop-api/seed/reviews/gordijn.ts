import type { ReviewVoice } from './voice.ts'

export const gordijn: ReviewVoice = {
  praise: [
    [
      'Hangt mooi in de plooi, zonder strijken.',
      'Valt prachtig tot op de grond.',
      'De stof hangt vanaf de eerste dag netjes.',
      'Binnen een kwartier hingen ze.',
    ],
    [
      'De kleur {kleur} is warm en rustig.',
      'Kleurt precies bij onze muur.',
      'In {kleur} nog mooier dan op het scherm.',
      'De kleur {kleur} verschiet niet, en ze hangen op het zuiden.',
    ],
    [
      'Precies het licht dat ik wilde in de kamer.',
      'Het doet met het licht wat er beloofd wordt.',
      'De kamer is er meteen gezelliger door.',
    ],
    [
      'Ophangen was makkelijk, haken zaten erbij.',
      'Met het zoomband in een uurtje op maat gemaakt.',
      'De zoom is recht en netjes genaaid.',
      'Lengte klopte tot op de centimeter.',
    ],
    [
      'Maatwerk was vier keer zo duur, dit is minstens zo mooi.',
      'Nu ook voor de werkkamer besteld.',
      'Beneden hangen ze ook, we zijn er blij mee.',
    ],
  ],
  remarks: [
    'Uit de verpakking wel even stomen tegen de vouwen.',
    'Let op: de prijs is per stuk.',
    'Ik moest er vier centimeter afhalen.',
    'De haakjes voelen wat licht.',
    'Duurde een paar dagen voor de vouwen eruit waren.',
  ],
  mixed: [
    'Mooie stof, maar ik had te smal besteld. Lees de meettips goed.',
    'Mooie kleur, alleen waren de vouwen uit de verpakking hardnekkig. Na stomen ging het beter.',
  ],
  complaints: ['De ene was anderhalve centimeter langer dan de andere. Omgeruild, nu is het goed.'],
}
