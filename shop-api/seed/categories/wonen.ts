import type { CategoryPlan } from '../plan.ts'

export const wonen: CategoryPlan[] = [
  {
    path: 'wonen',
    title: 'Wonen',
    kind: 'listing',
    image: 'category/sierkussens',
    intro: 'Textiel maakt een huis af. Vloerkleden, gordijnen, kussens en plaids die bij elkaar passen.',
    description: `<h2>Begin bij de kleur van je vloer</h2>
<p>Een lichte houten vloer vraagt om warme tinten als zand, terra en oker; op grijs beton komen salie en petrol mooi uit. Herhaal één kleur op drie plekken, bijvoorbeeld in een kussen, een plaid en een streep in het vloerkleed, en de kamer is een geheel.</p>`,
    metaDescription:
      'Woontextiel: vloerkleden, gordijnen, sierkussens, plaids en badtextiel. Gratis verzending op alles.',
  },
  {
    path: 'wonen/vloerkleden',
    title: 'Vloerkleden',
    kind: 'listing',
    image: 'category/vloerkleden',
    intro: 'Van hoogpolig wol tot stoer jute. Een vloerkleed dempt het geluid en verwarmt de kamer.',
    description: `<h2>De juiste maat vloerkleed</h2>
<p>Onder een bank ligt een kleed het mooist als de voorpoten erop staan. Bij een eettafel reken je rondom 60 cm extra, zodat de stoelen er ook naar achteren geschoven nog op staan. Plak de omtrek af met schilderstape: dan zie je meteen of het klopt.</p>
<p>Toch een andere maat nodig? Je kunt een vloerkleed binnen 14 dagen terugsturen.</p>`,
    metaDescription:
      'Vloerkleden van wol, jute en katoen, rond en rechthoekig. Grote kleden thuisbezorgd zonder verzendkosten.',
  },
  {
    path: 'wonen/gordijnen',
    title: 'Gordijnen',
    kind: 'listing',
    image: 'category/gordijnen',
    intro: 'Kant-en-klare gordijnen die meteen kunnen hangen: verduisterend, van velours of lichtdoorlatend.',
    description: `<h2>Zo meet je op</h2>
<p>Meet de breedte van je rail, niet van je raam, en neem anderhalf tot twee keer zoveel stof. Voor de lengte meet je van rail tot vloer en trek je er 1 cm af; te lang is zo korter te maken met het meegeleverde zoomband.</p>
<p>Alle prijzen zijn per stuk (1 gordijn), ook als er op de foto twee hangen. Voor een raam met twee gordijnen bestel je er dus twee.</p>`,
    metaDescription:
      'Kant-en-klare gordijnen: verduisterend, velours en vitrage. Meteen op te hangen, gratis verzonden.',
  },
  {
    path: 'wonen/badtextiel',
    title: 'Badtextiel',
    kind: 'listing',
    image: 'category/badtextiel',
    intro: 'Handdoeken en badmatten in kleuren die bij elkaar horen.',
    description: `<h2>Hoe dik is een goede handdoek?</h2>
<p>Badstof wordt gewogen in grammen per vierkante meter. Rond de 500 gram droogt een handdoek fijn af en is hij ook zelf weer snel droog. Vanaf 600 gram voelt hij hotelzacht, maar duurt drogen wat langer.</p>
<p>Was nieuwe handdoeken eerst een keer en laat wasverzachter staan: die legt een laagje om de lussen waardoor ze minder opnemen.</p>`,
    metaDescription:
      'Handdoeken, badlakens en badmatten van zware katoenen badstof, in meer dan vijftien kleuren.',
  },
  {
    path: 'wonen/badmatten',
    title: 'Badmatten',
    kind: 'listing',
    image: 'category/badtextiel',
    intro: 'Zacht onder je voeten en snel weer droog, rond of rechthoekig.',
    description: `<h2>Een badmat die blijft liggen</h2>
<p>Onze badmatten hebben een antislipvoet en mogen op 40 graden in de wasmachine. Hang ze na het douchen even over de rand van het bad, dan blijven ze fris.</p>`,
    metaDescription: 'Hoogpolige badmatten, rond en rechthoekig, met antislip. Wasbaar op 40 graden.',
  },
  {
    path: 'wonen/sierkussens',
    title: 'Sierkussens',
    kind: 'listing',
    image: 'category/sierkussens',
    intro: 'Velours, linnen of een vrolijke print: kussens waar je bank van opknapt.',
    description: `<h2>Hoeveel kussens op een bank?</h2>
<p>Een oneven aantal ligt het natuurlijkst. Begin met een groot effen kussen, leg er een met dessin voor en sluit af met een kleinere in een opvallende kleur. Alle hoezen zijn afneembaar en wasbaar.</p>`,
    metaDescription:
      'Sierkussens van linnen, velours en bouclé, met vulling of alleen de hoes. Voor 23:59 besteld, snel in huis.',
  },
  {
    path: 'wonen/plaids',
    title: 'Plaids',
    kind: 'listing',
    image: 'category/sierkussens',
    intro: 'Voor op de bank, over het voeteneind of mee naar buiten op een koele avond.',
    description: `<h2>Wol, katoen of acryl?</h2>
<p>Een wollen plaid is het warmst en blijft jaren mooi als je hem lucht in plaats van wast. Katoen en zachte mengsels mogen in de machine en zijn daarom handig met kinderen of huisdieren.</p>`,
    metaDescription: 'Plaids van wol en zachte mengsels, gebreid en geweven. Gratis verzending op alles.',
  },
  {
    path: 'badtextiel',
    title: 'Handdoeken en badtextiel',
    kind: 'listing',
    image: 'category/badtextiel',
    intro: 'Zachte badstof voor elke dag: gastendoeken, handdoeken, badlakens en matten.',
    description: `<h2>Een complete set in één kleur</h2>
<p>Reken per persoon op twee handdoeken en een badlaken, plus een paar gastendoeken bij de wastafel. Omdat al onze badstof uit dezelfde verfbaden komt, kun je later bijbestellen zonder kleurverschil.</p>`,
    metaDescription:
      'Badtextiel in één kleur: gastendoeken, handdoeken, badlakens en badmatten van katoenen badstof.',
  },
  {
    path: 'sierkussens',
    title: 'Sierkussens en plaids',
    kind: 'listing',
    image: 'category/sierkussens',
    intro: 'De snelste manier om je woonkamer een nieuw gezicht te geven.',
    description: `<h2>Combineren zonder nadenken</h2>
<p>Kies één hoofdkleur, neem die terug in een kussen en een plaid, en voeg één dessin toe. Meer heb je niet nodig.</p>`,
    metaDescription:
      'Sierkussens en plaids in warme kleuren en rustige dessins. Combineer ze vrij, ze komen uit één kleurenkaart.',
  },
  {
    path: 'klamboes',
    title: 'Klamboes',
    kind: 'listing',
    image: 'category/dekbedovertrekken',
    intro: 'Ongestoord slapen met het raam open, en meteen de mooiste blikvanger van de slaapkamer.',
    description: `<h2>Rond of rechthoekig?</h2>
<p>Een ronde klamboe hang je aan één haak in het plafond en waaiert uit over het bed. Een rechthoekige hang je aan vier punten of over een hemelbed; die houdt de ruimte boven het matras vrij, zodat het gaas je nergens raakt.</p>`,
    metaDescription:
      'Ronde en rechthoekige klamboes van fijnmazig gaas, voor een- en tweepersoonsbedden. Inclusief ophangset.',
  },
  {
    path: 'accessoires',
    title: 'Accessoires',
    kind: 'listing',
    image: 'category/sierkussens',
    intro: 'De kleine dingen die een slaapkamer afmaken.',
    description: `<h2>Een kamer in een paar minuten anders</h2>
<p>Een plaid over het voeteneind, een klamboe boven het bed, een zachte mat ervoor: kleine toevoegingen waar je elke dag plezier van hebt. En ze zijn zo weer te verwisselen als het seizoen verandert.</p>`,
    metaDescription: 'Slaapkameraccessoires: plaids, klamboes, sierkussens en kleine vloerkleden.',
  },
]
