import type { ReviewVoice } from './voice.ts'

export const dekbedovertrek: ReviewVoice = {
  praise: [
    [
      'De stof voelt zacht aan, ook al bij de eerste nacht.',
      'Heerlijk soepele stof die niet kraakt als je je omdraait.',
      'De stof is dichter geweven dan die van mijn vorige overtrek.',
      'Ligt fijn op de huid, ook voor mij met gevoelige huid.',
      'De stof is stevig zonder stug te zijn.',
      'Voelt luxe aan, zeker voor deze prijs.',
    ],
    [
      'De kleuren zijn in het echt rustiger dan op mijn scherm, en dat vind ik juist mooi.',
      'De slaapkamer ziet er meteen anders uit.',
      'De kleur klopt precies met de foto.',
      'Ook de kussenslopen zijn mooi afgewerkt.',
      'We krijgen er steeds complimenten over.',
      'Het kleurt goed bij onze houten bedombouw.',
    ],
    [
      'Inmiddels zo’n tien keer gewassen en nog geen verkleuring gezien.',
      'Komt zo goed als kreukvrij uit de was.',
      'Na de eerste wasbeurt op 40 graden niet merkbaar gekrompen.',
      'Wast makkelijk en is aan de lijn snel droog.',
      'Strijken heb ik nog niet gedaan en dat hoeft ook niet.',
      'Geen pluisjes, ook niet na een paar maanden.',
    ],
    [
      'De instopstrook is lang genoeg, hij blijft de hele nacht op zijn plek.',
      'Ruim bemeten, ons dekbed past er makkelijk in.',
      'De sluiting is degelijk en blijft niet haken.',
      'Met lengte 220 heb ik eindelijk geen koude voeten meer.',
      'De sluiting zit op een handige plek.',
    ],
    [
      'Gekocht voor de logeerkamer, maar hij ligt nu op ons eigen bed.',
      'Dit is het derde overtrek dat ik hier koop en de kwaliteit blijft hetzelfde.',
      'Als cadeau gegeven aan mijn dochter die op kamers ging, ze was er blij mee.',
      'Voor ons vakantiehuisje er meteen twee bijbesteld.',
    ],
  ],
  remarks: [
    'Alleen jammer dat er geen extra kussensloop los bij te bestellen is.',
    'Het inpakken van het dekbed blijft een klusje, maar dat is met elk overtrek zo.',
    'Kreukt wel iets als je hem niet direct uit de machine haalt.',
    'De sluiting had van mij wat steviger gemogen.',
    'De kleur valt een tikje donkerder uit dan ik dacht.',
    'Was eerst nog wat stug, na twee keer wassen is dat weg.',
    'Kussenslopen zijn aan de ruime kant voor mijn platte kussen.',
    'Er zat een draadje los, dat heb ik zelf even afgeknipt.',
  ],
  mixed: [
    'Mooi overtrek, maar de stof is dunner dan ik had verwacht. Hij ligt nu op het logeerbed.',
    'Het overtrek zelf is goed, alleen kreukt het meer dan de omschrijving doet denken. Ik strijk nu de slopen.',
    'De kleur wijkt af van wat ik op mijn telefoon zag. Niet lelijk, wel anders dan gepland.',
    'Na een paar wasbeurten is de kleur wat minder diep. Verder zit hij goed.',
    'Instoppen lukt bij ons hoge matras maar net. Had graag een langere strook gehad.',
  ],
  complaints: [
    'Bij ons na twee maanden een naad die losliet bij de sluiting. Is netjes vergoed, maar wel vervelend.',
    'Ik vond de stof stug en ben er niet aan gewend geraakt. Teruggestuurd en geld snel terug.',
    'De maat viel bij mij kleiner uit dan aangegeven, ons dekbed zat er krap in.',
    'Kleur was op de foto veel warmer. In onze slaapkamer leek het bijna grijs.',
  ],
}
