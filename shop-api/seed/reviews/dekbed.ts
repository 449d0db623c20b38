import type { ReviewVoice } from './voice.ts'

export const dekbed: ReviewVoice = {
  praise: [
    [
      'Precies de goede warmte, ik word niet meer bezweet wakker.',
      'De warmteklasse klopt, eindelijk een dekbed dat doet wat erop staat.',
      'Mijn partner en ik zijn het voor het eerst eens over de temperatuur.',
      'Weegt weinig en ligt toch behaaglijk.',
    ],
    [
      'De vulling is gelijk verdeeld en blijft in de vakken zitten.',
      'Voelt vol en luchtig aan.',
      'Na een jaar nog net zo veerkrachtig als in het begin.',
      'Geen klonten, ook niet na het wassen.',
    ],
    [
      'De tijk is zacht en ritselt niet.',
      'Netjes doorgestikt, alles is strak afgewerkt.',
      'Valt mooi om je lichaam.',
      'Past goed in onze overtrekken en verschuift niet.',
    ],
    [
      'Na een nacht luchten was de verpakkingsgeur weg.',
      'Even uitkloppen en hij was meteen op volle dikte.',
      'Kwam klein verpakt aan, maar was na een paar uur op volle sterkte.',
    ],
    [
      'Na lang twijfelen toch een nieuwe gekocht, had ik eerder moeten doen.',
      'Voor de prijs van een avondje uit eten elke nacht beter slapen.',
      'De logees vroegen waar hij vandaan kwam.',
    ],
  ],
  remarks: [
    'De instructie over het luchten had duidelijker gemogen.',
    'Een waszakje erbij was mooi geweest.',
    'Past niet in mijn eigen wasmachine, ik ga naar de wasserette.',
    'Het duurde twee dagen voor hij helemaal was opgeveerd.',
    'De opbergtas is aan de kleine kant.',
  ],
  mixed: [
    'Goed dekbed, maar ik had toch een andere warmteklasse moeten kiezen.',
    'Slaapt prima, alleen vond ik de geur de eerste week niet fijn. Daarna was het over.',
    'De stof is wat stijver dan ik gewend was, dat moet waarschijnlijk nog inslapen.',
  ],
  complaints: [
    'De warmte was voor mij niet wat de omschrijving deed vermoeden. Terugsturen ging wel makkelijk.',
    'Voor mijn gevoel te weinig vulling in de hoeken. Omgeruild voor een ander model.',
  ],
}
