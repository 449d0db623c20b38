import type { ReviewVoice } from './voice.ts'

export const badjas: ReviewVoice = {
  praise: [
    [
      'Heerlijk om na het douchen aan te trekken.',
      'Zo zacht dat ik er de hele zondag in blijf lopen.',
      'De stof voelt luxe.',
      'Lekker op je huid, niets kriebelt.',
      'Het mooiste moment van de ochtend.',
    ],
    [
      'Valt precies zoals omschreven.',
      'De mouwen zijn lang genoeg, ook bij mij.',
      'Sluit goed, er waait niets open.',
      'Lang genoeg om warme knieën te houden.',
      'Voor mij en mijn vrouw dezelfde maat besteld en dat kan.',
    ],
    [
      'Komt mooi uit de was.',
      'Na een half jaar nog even zacht.',
      'Is snel weer droog.',
      'Geen trekdraden, ook niet na vaak wassen.',
      'Krimpt niet, dat was met mijn vorige anders.',
    ],
    [
      'De zakken zijn fijn diep.',
      'De ceintuur blijft goed in de lussen.',
      'Het lusje aan de kraag is stevig.',
      'Netjes genaaid, ook aan de binnenkant.',
      'De kraag ligt mooi om je nek.',
    ],
    [
      'Als cadeau gegeven en daarna voor mezelf besteld.',
      'Staat ook nog leuk.',
      'De kleur {kleur} is mooi van toon.',
      'Gaat elk weekend mee naar de sauna.',
      'Mijn oude badjas kan nu eindelijk weg.',
    ],
  ],
  buts: [
    ['Nieuw voelde de stof wat glad, na twee wasbeurten was dat weg.'],
    ['Hij valt groot uit, ik had een maat kleiner kunnen nemen.', 'De mouwen moet ik omslaan.'],
    ['Het drogen aan de lijn duurt lang.', 'De eerste was gaf wat pluis.'],
    ['De ceintuur had langer gemogen.', 'Een van de lusjes zit net te hoog voor mij.'],
    ['Op de foto leek hij iets lichter.'],
  ],
  remarks: [
    'Een maattabel met mijn lengte erin had geholpen.',
    'Er zat geen lus voor aan de haak aan de binnenkant, alleen aan de kraag.',
    'Een bijpassende set handdoeken zou leuk zijn.',
    'De doos was erg groot.',
    'Was hem voor je hem draagt, dan neemt hij meer op.',
    'Ik had hem liever met een knoop aan de binnenkant gehad.',
  ],
  mixed: [
    'Zacht, maar hij droogt me niet echt af.',
    'Mooie badjas, alleen klopt de maat niet met wat ik gewend ben.',
    'Warm is hij zeker, ik krijg het er alleen snel te heet in.',
    'Goede stof, de afwerking had beter gekund.',
    'Voor het geld oké, ik had hem wat zwaarder verwacht.',
    'De lengte is goed, in de schouders zit hij krap.',
  ],
  complaints: [
    'Na de tweede was zaten er al trekdraden in.',
    'Pluist zo dat de badkamervloer vol ligt.',
    'Kromp een hele maat.',
    'De naad onder de arm liet na een maand los.',
    'Veel dunner dan op de foto.',
    'De ceintuur glijdt steeds open.',
  ],
  tones: {
    great: {
      titles: [
        'Heerlijke badjas',
        'Zacht en warm',
        'Wil hem niet meer uit',
        'Fijne ochtendjas',
        'Mooi cadeau',
        'Zit als gegoten',
        'Hotelgevoel in eigen badkamer',
      ],
      openings: [
        'Wat een fijne badjas.',
        'Mijn vorige was na vijftien jaar op.',
        'Gekregen, en meteen verkocht.',
        'Ik twijfelde over de stof en ben blij met mijn keuze.',
      ],
    },
    good: {
      titles: ['Fijne badjas', 'Goede badjas', 'Prima kwaliteit badjas', 'Zit lekker'],
      openings: ['Blij met deze badjas.', 'Een goede badjas.', 'Draagt prettig.'],
    },
    fair: {
      titles: ['Redelijke badjas', 'Niet voor mij', 'Had er meer van gehoopt', 'Gaat'],
      openings: ['Ik ben er niet kapot van.', 'Een dubbel gevoel.'],
    },
    poor: {
      titles: ['Badjas valt tegen', 'Verkeerde maat en matige stof', 'Teruggestuurd', 'Jammer'],
      openings: ['Helaas een misser.', 'Deze heb ik teruggestuurd.'],
    },
  },
}
