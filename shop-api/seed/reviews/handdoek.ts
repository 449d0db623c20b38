import type { ReviewVoice } from './voice.ts'

export const handdoek: ReviewVoice = {
  praise: [
    [
      'Lekker dik en zacht.',
      'Neemt meteen goed op, ook zonder eerst vijf keer te wassen.',
      'Zware kwaliteit, je voelt het verschil.',
      'Stevige badstof die niet doorweekt raakt.',
    ],
    [
      'De kleur {kleur} is prachtig en geeft niet af.',
      'Mooie tint {kleur}, staat goed in onze badkamer.',
      'De kleur {kleur} is na twintig wasbeurten nog hetzelfde.',
      'Alle doeken hebben precies dezelfde tint {kleur}.',
    ],
    [
      'Pluist nauwelijks in de eerste was en daarna niet meer.',
      'Blijft zacht, ook aan de lijn gedroogd.',
      'Geen uitgetrokken lussen, ook niet met een kat in huis.',
      'De zoom golft niet na het wassen.',
    ],
    [
      'Past opgevouwen precies in onze smalle badkamerkast.',
      'De zomen zijn stevig en recht gestikt.',
      'Ook na een dag zwembad weer zo zacht als eerst.',
    ],
    [
      'Stap voor stap alle oude handdoeken vervangen, dit zijn de blijvers.',
      'Als housewarmingcadeau gegeven, viel in de smaak.',
      'Later bijbesteld en geen kleurverschil gezien.',
      'Onze gasten vragen of ze uit een hotel komen.',
    ],
  ],
  remarks: [
    'De eerste keer pluizen ze flink, daarna niet meer.',
    'Drogen duurt iets langer dan bij dunne handdoeken.',
    'Wasverzachter weglaten helpt echt, dat had ik eerder moeten weten.',
    'Had graag nog een extra maat gezien.',
    'Iets kleiner dan mijn oude, maar wel dikker.',
  ],
  mixed: [
    'Zacht, maar ze pluisden bij mij vier wasbeurten lang. Nu gaat het.',
    'Kleur is mooi, opnemen kan beter. Misschien moet er nog een paar keer gewassen worden.',
  ],
  complaints: [
    'Na drie keer wassen voelden ze al ruwer aan. Jammer.',
    'Na een paar weken een losse draad die verder uithaalde. Vergoed gekregen.',
  ],
}
