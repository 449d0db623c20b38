import type { CategoryPlan } from '../plan.ts'

export const overig: CategoryPlan[] = [
  {
    path: 'strictly-business',
    title: 'Strictly Business',
    kind: 'listing',
    image: 'category/zakelijk',
    intro:
      'Voor hotels, praktijken, vakantiewoningen en zorg: linnen dat tegen een stootje en een hete was kan.',
    description: `<h2>Zakelijk bestellen</h2>
<p>Deze artikelen zijn ontworpen voor intensief gebruik en blijven jarenlang na te bestellen. Kies bij het afrekenen 'zakelijk' en vul je KvK- en btw-nummer in; je factuur staat dan direct op naam van je bedrijf.</p>
<p>Meer dan vijftig stuks nodig? <a href="/service/klantenservice-contact/">Neem contact op</a> voor een offerte.</p>`,
    metaDescription:
      'Zakelijk bed- en badlinnen voor hotels, B&B’s en praktijken. Heet wasbaar en jarenlang na te bestellen.',
  },
  {
    path: 'gadgets',
    title: 'Slaapgadgets',
    kind: 'listing',
    image: 'category/gadgets',
    intro:
      'Slimme spullen voor een betere nacht: koelende kussens, steun voor je nek en een net tegen muggen.',
    description: `<h2>Werkt het ook echt?</h2>
<p>We nemen alleen op wat we zelf hebben geprobeerd. Een koelkussen haalt de ergste warmte weg, een gevormd kussen houdt je nek recht en een klamboe houdt muggen buiten. Wonderen beloven we niet, een betere nacht wel vaak.</p>`,
    metaDescription:
      'Slaapgadgets die we zelf probeerden: koelende en ergonomische kussens, klamboes en meer.',
  },
  {
    path: 'showrooms',
    title: 'Showrooms',
    kind: 'text',
    image: 'category/showrooms',
    intro: 'Voelen, proefliggen en koffie drinken.',
    description: `<h2>Proefliggen kan</h2>
<p>In onze showroom in Utrecht staan alle boxsprings en matrassen opgesteld. Neem je eigen kussen mee en reken op een half uur per bed: pas na een kwartier merk je of een hardheid klopt.</p>
<h2>Adres</h2>
<p>Sluimer Showroom Utrecht<br />Weverspad 12<br />3512 AB Utrecht<br />085 - 000 00 00</p>
<h2>Openingstijden</h2>
<table><thead><tr><th>Dag</th><th>Open</th></tr></thead><tbody><tr><td>Maandag en dinsdag</td><td>Gesloten</td></tr><tr><td>Woensdag tot en met vrijdag</td><td>10.00 – 18.00 uur</td></tr><tr><td>Zaterdag</td><td>10.00 – 17.00 uur</td></tr><tr><td>Zondag</td><td>12.00 – 17.00 uur</td></tr></tbody></table>
<p>Op feestdagen zijn we gesloten.</p>
<h2>Route</h2>
<p><strong>Met de trein en te voet:</strong> vanaf Utrecht Centraal loop je in een kwartier door de binnenstad naar het Weverspad. Volg de Oudegracht naar het noorden; de showroom zit in het oude weefhuis met de blauwe deuren.</p>
<p><strong>Met de bus:</strong> stap uit bij halte Janskerkhof. Vandaar is het vijf minuten lopen.</p>
<p><strong>Met de fiets:</strong> voor de deur staan rekken, ook voor een bakfiets.</p>
<p><strong>Met de auto:</strong> in de straat zelf kun je niet parkeren. Parkeer in een garage aan de rand van het centrum; bij aankoop van een bed vergoeden we twee uur. Neem je iets groots mee, bel dan even, dan zetten we het laadpoortje open.</p>
<p>De showroom en het toilet zijn drempelloos en met een rolstoel te bereiken.</p>
<h2>Afspraak maken</h2>
<p>Een afspraak hoeft niet, maar is op zaterdag wel prettig. Bel 085 - 000 00 00 of stuur een bericht met het <a href="/service/klantenservice-contact/#contactformulier">contactformulier</a>.</p>
<h2>Goed om te weten</h2>
<p>De prijzen in de showroom zijn gelijk aan die in de webshop. Beddengoed en badtextiel liggen er om te voelen; je bestelt het daar of thuis en het wordt bij je bezorgd.</p>`,
    metaDescription:
      'Bezoek de showroom van Sluimer in Utrecht: proefliggen op boxsprings en matrassen. Openingstijden en afspraak.',
  },
  {
    path: 'telefoon',
    title: 'Telefonisch bestellen en advies',
    kind: 'overview',
    image: 'category/telefoon',
    intro: 'Liever iemand aan de lijn? Dat kan.',
    description: `<h2>Bel 085 - 000 00 00</h2>
<p>Onze adviseurs helpen je op werkdagen van 9.00 tot 21.00 uur en op zaterdag van 9.00 tot 17.00 uur. Ze denken mee over maten, hardheden en warmteklassen en kunnen je bestelling meteen voor je plaatsen. Je betaalt daarna via een betaallink die je per e-mail krijgt.</p>
<h2>Houd dit bij de hand</h2>
<ul><li>Bij een vraag over een bestelling: je bestelnummer, dat begint met DKBD.</li><li>Bij een vraag over maten: de afmetingen van je bed en de dikte van je matras.</li></ul>
<p>Liever schrijven? Gebruik het <a href="/service/klantenservice-contact/#contactformulier">contactformulier</a>.</p>`,
    metaDescription:
      'Bel 085 - 000 00 00 voor advies of om telefonisch te bestellen. Op werkdagen tot 21.00 uur.',
  },
  {
    path: 'test-categorie',
    title: '[TEST] Nieuwe lijstweergave',
    kind: 'listing',
    listed: false,
    intro: 'Proefpagina voor de redactie.',
    description: '<p>Deze pagina is alleen bedoeld om een nieuwe weergave uit te proberen.</p>',
    metaDescription: 'Proefpagina van de redactie.',
  },
  {
    path: 'test-overzicht',
    title: '[TEST] Nieuw overzicht',
    kind: 'overview',
    listed: false,
    intro: 'Proefpagina voor de redactie.',
    description: '<p>Deze pagina is alleen bedoeld om een nieuw overzicht uit te proberen.</p>',
    metaDescription: 'Proefpagina van de redactie voor overzichten.',
  },
  {
    path: 'test-tekst',
    title: '[TEST] Nieuwe tekstpagina',
    kind: 'text',
    listed: false,
    intro: 'Proefpagina voor de redactie.',
    description: '<p>Deze pagina is alleen bedoeld om een nieuwe opmaak van teksten uit te proberen.</p>',
    metaDescription: 'Proefpagina van de redactie voor teksten.',
  },
  {
    path: 'pop',
    title: 'Alle producten',
    kind: 'listing',
    image: 'category/alle-producten',
    intro:
      'Het hele assortiment in één lijst. Filter op maat, kleur of materiaal en je hebt het zo gevonden.',
    description: `<h2>Liever per categorie kijken?</h2>
<p>Op de pagina met <a href="/cop/">alle categorieën</a> zie je het assortiment in groepen. Zoek je iets bepaalds, typ dan bovenaan de pagina waar je naar zoekt; ook een deel van een woord is genoeg.</p>`,
    metaDescription:
      'Alle producten van Sluimer in één overzicht: beddengoed, matrassen, boxsprings, badtextiel en woontextiel.',
  },
  {
    path: 'slapen',
    title: 'Slapen',
    kind: 'overview',
    image: 'category/slapen',
    intro: 'Alles voor je bed, van de bodem tot het overtrek.',
    description: `<h2>Een bed bouw je van onder naar boven</h2>
<p>Begin bij wat je het langst houdt: de boxspring of het matras. Daarop komt een molton, die je matras schoonhoudt, en dan een hoeslaken dat diep genoeg is. Het dekbed kies je op hoe snel jij het warm krijgt, het kussen op je slaaphouding. Het overtrek mag als laatste: dat wissel je het vaakst.</p>
<h3>Kom je er niet uit?</h3>
<p>De <a href="/dekbed/keuzehulp/">keuzehulp voor dekbedden</a> en die voor <a href="/hoofdkussen/keuzehulp/">hoofdkussens</a> stellen je een paar vragen en laten zien wat past. In onze <a href="/showrooms/">showroom</a> kun je proefliggen.</p>`,
    metaDescription:
      'Alles om goed te slapen: boxsprings, matrassen, dekbedden, kussens, hoeslakens en dekbedovertrekken bij elkaar.',
  },
]
