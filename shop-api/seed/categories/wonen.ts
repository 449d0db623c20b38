import type { CategoryPlan } from '../plan.ts'

export const wonen: CategoryPlan[] = [
  {
    path: 'wonen',
    title: 'Wonen',
    kind: 'listing',
    image: 'category/wonen',
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
<p>Toch een andere maat nodig? Laat het binnen 14 dagen weten, dan halen we je vloerkleed gratis op.</p>`,
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
    image: 'category/wonen-badtextiel',
    intro: 'Handdoeken, badjassen, strandlakens en badmatten in kleuren die bij elkaar horen.',
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
    image: 'category/badmatten',
    intro: 'Zacht onder je voeten en snel weer droog, rond of rechthoekig.',
    description: `<h2>Een badmat die blijft liggen</h2>
<p>Onze badmatten hebben een antislipvoet en mogen op 40 graden in de wasmachine. Hang ze na het douchen even over de rand van het bad, dan blijven ze fris.</p>`,
    metaDescription: 'Hoogpolige badmatten, rond en rechthoekig, met antislip. Wasbaar op 40 graden.',
  },
  {
    path: 'wonen/sierkussens',
    title: 'Sierkussens',
    kind: 'listing',
    image: 'category/wonen-sierkussens',
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
    image: 'category/plaids',
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
    image: 'category/klamboes',
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
    image: 'category/accessoires',
    intro: 'De kleine dingen die een slaapkamer afmaken.',
    description: `<h2>Een kamer in een paar minuten anders</h2>
<p>Een plaid over het voeteneind, een klamboe boven het bed, een zachte mat ervoor: kleine toevoegingen waar je elke dag plezier van hebt. En ze zijn zo weer te verwisselen als het seizoen verandert.</p>`,
    metaDescription: 'Slaapkameraccessoires: plaids, klamboes, sierkussens en kleine vloerkleden.',
  },
  {
    path: 'wonen/spreien',
    title: 'Bedspreien',
    kind: 'listing',
    image: 'category/spreien',
    intro:
      'Een sprei over je bed en de kamer is opgeruimd. Gestikt, gewafeld, van fluweel of van los linnen.',
    description: `<h2>Welke maat bedsprei?</h2>
<p>Meet de breedte van je matras en tel er aan twee kanten de hoogte bij op tot waar de sprei moet hangen. Voor een eenpersoonsbed kom je meestal uit op 180x250 cm, voor een tweepersoonsbed op 220 of 260x250 cm. Moet hij ook een boxspring tot de vloer bedekken, neem dan de breedste.</p>
<h2>Sprei, plaid of deken?</h2>
<p>Een sprei bedekt het hele bed, een <a href="/wonen/plaids/">plaid</a> ligt over het voeteneind of op de bank. Gewatteerde spreien zijn in het voorjaar ook als dunne deken te gebruiken.</p>`,
    metaDescription:
      'Bedspreien van katoen, linnen, velours en wafelstof, in 180x250, 220x250 en 260x250 cm. Gratis verzending.',
  },
  {
    path: 'wonen/theedoeken',
    title: 'Theedoeken en keukendoeken',
    kind: 'listing',
    image: 'category/theedoeken',
    intro: 'Doeken die drogen: geblokt katoen, halflinnen, wafelstof en badstof voor bij de gootsteen.',
    description: `<h2>Theedoek of keukendoek?</h2>
<p>Een theedoek is glad en dun en droogt servies en glas. Een keukendoek is van badstof en is er voor je handen en het aanrecht. Voor glazen neem je linnen: dat pluist niet.</p>
<h2>Zo nemen ze het meeste op</h2>
<p>Was nieuwe doeken een keer voor je ze gebruikt en laat wasverzachter weg. Op 60 graden worden ze schoon, en wit en horecakatoen mogen heter.</p>`,
    metaDescription:
      'Theedoeken en keukendoeken van katoen, linnen, wafelstof en badstof, in sets van twee tot tien stuks.',
  },
  {
    path: 'badtextiel/badjassen',
    title: 'Badjassen',
    kind: 'listing',
    image: 'category/badjassen',
    intro:
      'Van dik badstof tot luchtige wafelstof: een badjas voor na het douchen, voor de sauna en voor trage ochtenden.',
    description: `<h2>Welke stof kies je?</h2>
<p><strong>Badstof</strong> droogt je af en is warm. <strong>Wafelkatoen</strong> is licht, droogt snel en past in een tas: de keuze voor de sauna. <strong>Velours</strong> is badstof met een geschoren buitenkant. <strong>Fleece</strong> is een ochtendjas: heerlijk warm, maar hij neemt geen water op.</p>
<h2>De juiste maat</h2>
<table><thead><tr><th>Maat</th><th>Dames</th><th>Heren</th></tr></thead><tbody><tr><td>S</td><td>36-38</td><td>46-48</td></tr><tr><td>M</td><td>40-42</td><td>48-50</td></tr><tr><td>L</td><td>44-46</td><td>52-54</td></tr><tr><td>XL</td><td>48-50</td><td>54-56</td></tr><tr><td>XXL</td><td>52-54</td><td>58-60</td></tr></tbody></table>
<p>Zit je tussen twee maten in, neem dan de grootste: een badjas mag ruim zitten.</p>`,
    metaDescription:
      'Badjassen van badstof, wafelkatoen, velours en fleece, voor dames en heren in S tot en met XXL.',
  },
  {
    path: 'badtextiel/strandlakens',
    title: 'Strandlakens en hamamdoeken',
    kind: 'listing',
    image: 'category/strandlakens',
    intro: 'Groot genoeg om languit op te liggen: strandlakens van badstof en velours, en dunne hamamdoeken.',
    description: `<h2>Strandlaken of hamamdoek?</h2>
<p>Een strandlaken van badstof of velours ligt zacht en droogt goed af, maar is zwaar als het nat is. Een hamamdoek is plat geweven: dun, licht en snel droog, en hij past in elke handbagage.</p>
<h2>Hoe groot moet het zijn?</h2>
<p>De gewone maat is 100x180 cm, ruim een halve meter langer dan een badlaken. Voor kinderen is 75x150 cm handiger om zelf te dragen, voor twee mensen is er 180x200 cm.</p>`,
    metaDescription:
      'Strandlakens van velours en badstof, hamamdoeken en ronde strandlakens. Ruim 100x180 cm, gratis verzonden.',
  },
]
