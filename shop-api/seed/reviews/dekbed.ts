import type { ReviewVoice } from './voice.ts'

export const dekbed: ReviewVoice = {
  praise: [
    [
      'Heerlijk warm zonder zwaar te zijn.',
      'Precies de goede warmte, ik word niet meer bezweet wakker.',
      'Ik ben een koukleum en lig er lekker bij.',
      'De warmteklasse klopt, eindelijk een dekbed dat doet wat erop staat.',
      'Mijn partner en ik zijn het voor het eerst eens over de temperatuur.',
      'Ook met het raam open nog behaaglijk.',
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
      'Lengte 220 is een verademing als je 1,92 bent.',
      'Na lang twijfelen toch een nieuwe gekocht, had ik eerder moeten doen.',
      'Voor de prijs van een avondje uit eten elke nacht beter slapen.',
      'De logees vroegen waar hij vandaan kwam.',
    ],
  ],
  remarks: [
    'Voor hoogzomer vind ik hem net te warm.',
    'Een waszakje erbij was mooi geweest.',
    'Past niet in mijn eigen wasmachine, ik ga naar de wasserette.',
    'Het duurde twee dagen voor hij helemaal was opgeveerd.',
    'De opbergtas is aan de kleine kant.',
  ],
  mixed: [
    'Goed dekbed, maar voor mij te licht in de winter. Ik had een klasse warmer moeten nemen.',
    'Slaapt prima, alleen vond ik de geur de eerste week niet fijn. Daarna was het over.',
    'De stof is wat stijver dan ik gewend was, dat moet waarschijnlijk nog inslapen.',
  ],
  complaints: [
    'Ik had het er veel te warm onder, terwijl de omschrijving iets anders deed vermoeden. Terugsturen ging wel makkelijk.',
    'Voor mijn gevoel te weinig vulling in de hoeken. Omgeruild voor een ander model.',
  ],
}
