import type { ReviewVoice } from './voice.ts'

export const hoeslaken: ReviewVoice = {
  praise: [
    [
      'Zit strak om het matras en blijft ook zitten.',
      'Eindelijk een hoeslaken dat niet van de hoek schiet.',
      'De elastiekband loopt helemaal rond, dat scheelt echt.',
      'Past precies, ook in de hoeken.',
      'Makkelijk om te doen, ook in je eentje.',
    ],
    [
      'De stof is zacht en niet te dun.',
      'Voelt lekker koel als je gaat liggen.',
      'Geen pluisjes en geen kriebel, gewoon een fijn laken.',
      'Merkbaar dikker dan de hoeslakens van de supermarkt.',
      'Glad zonder te glijden.',
    ],
    [
      'De kleur {kleur} is precies zoals op de foto.',
      'Mooie tint {kleur}, past bij al onze overtrekken.',
      'De kleur {kleur} is na tien keer wassen nog steeds egaal.',
      'Ik zocht al een tijd een hoeslaken in {kleur} en deze klopt helemaal.',
    ],
    [
      'Komt glad uit de droger, strijken doe ik niet.',
      'Niet gekrompen in de was.',
      'Wordt hier elke week op 60 graden gewassen, geen enkel probleem.',
      'Na een half jaar nog geen slijtage te zien.',
    ],
    [
      'Meteen drie stuks besteld zodat ik kan wisselen.',
      'Voor deze prijs koop je nergens beter.',
      'Ook voor de kinderbedden besteld.',
      'Al jaren mijn vaste hoeslaken, gelukkig verandert er niets aan.',
    ],
  ],
  remarks: [
    'Uit de verpakking zaten er scherpe vouwen in, na één keer wassen was dat weg.',
    'Zat de eerste keer wat ruim, na de was precies goed.',
    'Een labeltje voor de lange kant zou handig zijn.',
    'Iets donkerder dan ik op mijn scherm zag.',
    'Het vouwen blijft een kunst, maar dat ligt aan mij.',
    'De verpakking is van plastic, dat kan beter.',
  ],
  mixed: [
    'Prima stof, maar op ons bed zit hij net te krap. Meet dus goed.',
    'Kleur is mooi, het elastiek voelt wat licht. Ik ben benieuwd hoe het over een jaar is.',
    'Zacht laken, alleen pilt het een beetje waar mijn voeten liggen.',
  ],
  complaints: [
    'Na drie maanden een gaatje bij de hoeknaad. Er kwam een nieuwe, maar toch jammer.',
    'Kleur {kleur} viel bij ons heel anders uit dan gedacht, teruggestuurd.',
    'Schiet bij mij wel los. Waarschijnlijk had ik een andere hoekhoogte moeten nemen.',
  ],
}
