import type { ReviewVoice } from './voice.ts'

export const kinderdekbedovertrek: ReviewVoice = {
  praise: [
    [
      'Onze dochter van vier wil nu elke avond vanzelf naar bed.',
      'Mijn zoon telt voor het slapen alle figuurtjes na.',
      'Kleinzoon was er door het dolle heen mee.',
      'Een schot in de roos voor de overgang naar het grote bed.',
      'De kinderen hebben hem samen uitgekozen en zijn er nog steeds blij mee.',
      'Ze heeft elk figuurtje inmiddels een naam gegeven.',
    ],
    [
      'De kleuren zijn vrolijk zonder schreeuwerig te zijn.',
      'Leuke print waar hij niet na een half jaar op uitgekeken is.',
      'De print is scherp gedrukt en blijft ook na wassen mooi.',
      'Past goed bij de rest van de kamer.',
    ],
    [
      'Mag op 60 graden en dat is met kinderen echt nodig.',
      'Al heel wat ongelukjes overleefd.',
      'Gaat hier elke week in de was en ziet er nog als nieuw uit.',
      'Droogt snel, dus ’s ochtends gewassen en ’s avonds weer op bed.',
      'Ook de droger doet de print geen kwaad.',
    ],
    [
      'Zacht katoen, ook fijn voor haar eczeem.',
      'De stof is stevig, er wordt hier op bed ook gewoon gesprongen.',
      'De sluiting is makkelijk, mijn zoon verschoont zijn bed nu zelf.',
      'De kleine maat past precies op ons peuterbed.',
    ],
    [
      'Als kraamcadeau voor later gekocht, de ouders vonden het geweldig.',
      'Direct een tweede besteld voor bij opa en oma.',
      'Beide kinderen hebben er nu een, anders komt er ruzie van.',
    ],
  ],
  remarks: [
    'Het sloop is wat groot voor een kinderkussentje.',
    'Zou fijn zijn als er een bijpassend hoeslaken was.',
    'Komt wat gekreukt uit de machine.',
    'De achterkant heeft dezelfde print, ik had een effen kant leuk gevonden.',
    'De kleur is iets zachter dan op de foto.',
  ],
  mixed: [
    'Print is leuk, de stof mocht van mij iets zachter. Na een paar keer wassen ging het beter.',
    'Mijn dochter vindt hem prachtig, ik vind het katoen wat dun. We houden hem wel.',
    'Kleur iets vervaagd na een half jaar op 60 graden. Voor de prijs niet erg.',
  ],
  complaints: [
    'Bij aankomst zat er een weeffout midden in de print. Omruilen ging goed, maar het verjaardagscadeau was te laat.',
    'Ik had de maat verkeerd begrepen: 140x220 is te groot voor een peuterbed. Staat er wel bij, maar let goed op.',
  ],
}
