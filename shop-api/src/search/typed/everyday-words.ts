/**
 * Correct words of everyday Dutch that differ from other words by one letter: 'paard' is no typing error in 'paars'. The
 * words of the shop's own texts need not be here. Longer words seldom resemble others.
 */
export const everydayWords: ReadonlySet<string> = new Set(
  `
  paard paarden katten kater konijn hondje vissen vogel vogels beesten beest draak draken tijger tijgers olifant aapje
  leeuw leeuwen zebra panda schaap schapen koeien varken kippen uilen vossen beren muizen haaien vlinder bijen
  raam ramen vloer vloeren muren stoel stoelen tafel tafels kasten lampen lamp spiegel klok klokken vaas vazen kaars
  kaarsen poster posters plant planten bloem emmer emmers mandje manden dozen zakken tassen koffer koffers rugzak
  jassen broek broeken sokken slippers slipper pantoffel sloffen schoen schoenen pyjama nachtjapon muts mutsen sjaal
  rokken jurken hemden blouse truien vesten riemen knopen ritsen veter naalden draad draden stiksel kwast kwasten franje
  franjes ruche ruches
  zolder kelder keuken kamers tuinen balkon terras camping caravan camper hotels vakantie reizen zwembad school
  kantoor winkels straat dorpje stad wereld eiland bergen rivier meren
  trouwen huwelijk bruiloft feest feesten pasen kerstmis lente herfst voorjaar najaar koude kou hitte regen wind bloed
  vlekken zweet pijnen rugpijn hoofd nekken ruggen schouder heupen knieen voeten benen armen buiken handen
  wakker slapen dromen ziek zieke pijn astma mijten mensen vrouw vader moeder ouders tante broer zusje neefje nichtje
  buurman vriend vrienden collega kinder kleine kleiner klein groter korte langer brede breder smalle lager hoger
  hoge lage lichte lichter zwaar zware zwaarder vaste losse schone vuile natte droge frisse fijne beter slecht slechte
  jonge jonger ouder oudere andere zelfde eigen hele halve dubbele enkele eerste tweede derde laatste
  glans glanzen matte pluizen ruwe stugge stijf stijve soepel strak strakke schuin schuine scheef rechte kromme vierkant
  ovaal ovale hoeken randen naden boorden midden helft paren setje stuks meter liter graden
  denken werken weten geven nemen maken laten staan zitten liggen hangen leggen zetten dragen halen kijken zien horen
  lezen praten spelen lopen rijden fietsen vliegen varen bouwen boren verven kleuren knippen plakken naaien breien haken
  strijken drogen bleken krimpen vouwen rollen draaien wisselen passen meten wegen kosten sparen lenen huren
  kralen parels touwen kabels stekker batterij motor wielen poten plank planken balken latten schroef hamer spijker
  hout houten metalen steen stenen glazen plastic leren leder papier karton rubber kurk riet zand klei
  `
    .trim()
    .split(/\s+/),
)
