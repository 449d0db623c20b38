import type { ReviewVoice } from './voice.ts'

export const matras: ReviewVoice = {
  praise: [
    [
      'Rugpijn is na drie weken zo goed als weg.',
      'Eindelijk weer nachten van acht uur.',
      'Ik merk niet meer dat mijn partner zich omdraait.',
      'Schouders en heupen zakken er precies genoeg in.',
      'Ligt heerlijk, we willen ’s ochtends niet meer op.',
    ],
    [
      'De hardheid medium is ook echt medium.',
      'Stevig zonder dat het een plank is.',
      'We hebben elk een andere hardheid en dat kan gewoon naast elkaar.',
      'Het advies per gewicht klopte voor ons allebei.',
    ],
    [
      'Mooie dikke tijk, netjes afgewerkt.',
      'De randen zijn stevig, je kunt er gewoon op zitten.',
      'Ziet er degelijk uit, ook aan de binnenkant volgens de tekening.',
    ],
    [
      'Bezorgers droegen hem zonder morren drie trappen op.',
      'Was na een paar uur helemaal op dikte.',
      'Netjes op afspraak bezorgd en het oude matras meegenomen naar buiten.',
      'Geen nare geur na het uitpakken.',
    ],
    [
      'Na anderhalf jaar nog geen kuil te bekennen.',
      'Voor ons vakantiehuis hetzelfde matras gekocht.',
      'Veel vergeleken, dit was de beste voor het geld.',
    ],
  ],
  remarks: [
    'Je moet er wel een week of twee aan wennen.',
    'Behoorlijk zwaar om in je eentje te keren.',
    'Lichte geur de eerste dagen, goed luchten dus.',
    'De levertijd was een dag langer dan gepland.',
    'Had ook graag een lengte van 220 gezien.',
  ],
  mixed: [
    'Ligt goed, maar ik vind het ’s nachts vrij warm. Met een katoenen molton gaat het beter.',
    'Voor mijn gevoel steviger dan medium. Went wel langzaam.',
    'Prima matras, alleen zie je in het midden al een lichte ligplek na een jaar.',
  ],
  complaints: [
    'Voor ons te zacht. Ophalen na tien dagen ging wel zonder discussie, dus twee sterren.',
    'De bezorging werd twee keer verzet. Matras zelf is redelijk, maar dit kan niet.',
  ],
}
