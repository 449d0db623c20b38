import type { ReviewVoice } from './voice.ts'

export const boxspring: ReviewVoice = {
  praise: [
    [
      'Alsof je elke avond in een hotel slaapt.',
      'We slapen allebei merkbaar beter.',
      'Eindelijk een bed waarin we elkaar niet wakker maken.',
      'Ligt fantastisch, vooral met de topper erbij.',
      'De hardheid is precies goed.',
    ],
    [
      'De stof in {kleur} is in het echt nog mooier.',
      'Het hoofdbord is stevig, je kunt er lekker tegenaan zitten.',
      'De bekleding voelt sterk en is makkelijk af te nemen.',
      'Strakke afwerking, alle naden lopen recht.',
      'Een echte blikvanger in de slaapkamer.',
    ],
    [
      'Twee vriendelijke bezorgers hebben alles in een halfuur gemonteerd.',
      'Montage inbegrepen en alle verpakking ging mee terug.',
      'Ze belden een uur van tevoren, heel netjes.',
      'De boxen pasten zonder problemen door ons smalle trapgat.',
    ],
    [
      'Fijne instaphoogte, zeker voor mijn ouders.',
      'Er zit geen kier tussen de twee helften.',
      'Kraakt niet, ook niet na een jaar.',
      'De poten staan stevig op onze houten vloer.',
    ],
    [
      'Veel winkels bezocht en uiteindelijk hier voor minder geslaagd.',
      'Proefgelegen in de showroom en daar goed geholpen.',
      'Geen moment spijt gehad.',
    ],
  ],
  remarks: [
    'De levertijd was drie weken, dat moet je weten.',
    'Stofzuigen eronder is wat lastig.',
    'De topper schuift soms een beetje, een topperlaken helpt.',
    'Had de poten graag een paar centimeter hoger gehad.',
    'Kleur is in avondlicht wat donkerder.',
  ],
  mixed: [
    'Mooi bed, maar de levering werd een keer uitgesteld. Uiteindelijk netjes geplaatst.',
    'Ligt goed, alleen vinden wij stevig echt heel stevig. Medium was voor ons genoeg geweest.',
  ],
  complaints: [
    'Bij levering zat er een vlek op het hoofdbord. Na twee weken een nieuw deel gekregen, maar het kostte me veel bellen.',
  ],
}
