import type { CategoryPlan } from '../plan.ts'

export const acties: CategoryPlan[] = [
  {
    path: 'acties',
    title: 'Acties',
    kind: 'overview',
    image: 'category/acties',
    numberOfFilters: 0,
    intro: 'Alles wat nu in prijs verlaagd is, bij elkaar.',
    description: `<h2>Zo werken onze acties</h2>
<p>De doorgestreepte prijs is altijd de laagste prijs die we in de 30 dagen vóór de verlaging hebben gevraagd. Geen hoge adviesprijzen dus, maar echt voordeel. Een actieprijs is meteen in de winkelwagen verwerkt; je hoeft er niets voor te doen.</p>`,
    metaDescription:
      'Actuele acties op dekbedovertrekken, hoeslakens, boxsprings en badtextiel. Eerlijke van-prijzen.',
  },
  {
    path: 'acties/dekbedovertrekken-in-de-aanbieding',
    title: 'Dekbedovertrekken in de aanbieding',
    kind: 'listing',
    numberOfFilters: 0,
    image: 'category/dekbedovertrekken-aanbieding',
    intro: 'Een nieuw overtrek voor minder. De actieprijs zie je meteen.',
    description:
      '<p>Deze overtrekken zijn tijdelijk in prijs verlaagd. Kwaliteit, bedenktijd en garantie zijn precies zoals je van ons gewend bent.</p>',
    metaDescription: 'Dekbedovertrekken in de aanbieding, in alle maten. Gratis verzending en gratis retour.',
  },
  {
    path: 'acties/hoeslaken-voordeel',
    title: 'Hoeslaken-voordeel',
    kind: 'listing',
    numberOfFilters: 0,
    image: 'category/hoeslaken-voordeel',
    intro: 'Vul je linnenkast aan met hoeslakens die nu minder kosten.',
    description:
      '<p>Reken per bed op drie hoeslakens: een op het matras, een in de was en een in de kast. Dit is een goed moment om er een bij te leggen.</p>',
    metaDescription: 'Hoeslakens met korting, in jersey, percal en katoensatijn. Zolang de actie loopt.',
  },
  {
    path: 'acties/boxspring-weken',
    title: 'Boxspringweken',
    kind: 'listing',
    numberOfFilters: 0,
    image: 'category/boxspring-weken',
    intro: 'Complete boxsprings met tijdelijk voordeel, gratis bezorgd en gemonteerd.',
    description:
      '<p>Tijdens de boxspringweken zijn geselecteerde modellen in prijs verlaagd. Je kiest gewoon je eigen maat en hardheid; het voordeel zit al in de prijs.</p>',
    actionSteps: [
      { title: 'Kies je model', text: 'Kijk welke stof en welk hoofdbord bij je slaapkamer passen.' },
      {
        title: 'Kies maat en hardheid',
        text: 'De verlaagde prijs geldt voor elke maat en elke hardheid van het model.',
      },
      {
        title: 'Wij bellen je',
        text: 'Na je bestelling spreken we een dag af waarop we bezorgen en monteren.',
      },
    ],
    metaDescription:
      'Boxspringweken: complete boxsprings met tijdelijk voordeel. Gratis bezorgd en gemonteerd.',
  },
  {
    path: 'acties/badtextiel-voordeel',
    title: 'Badtextiel-voordeel',
    kind: 'listing',
    numberOfFilters: 0,
    image: 'category/badtextiel-voordeel',
    intro: 'Nieuwe handdoeken, badjassen, strandlakens en badmatten voor een zachte prijs.',
    description:
      '<p>Zachte badstof in verlaagde prijs, zolang de actie loopt. De kleuren zijn gewoon bij te bestellen.</p>',
    metaDescription: 'Handdoeken en badmatten in de aanbieding. Zware katoenen badstof, gratis verzonden.',
  },
  {
    path: 'acties/vakantiegeld',
    title: 'Vakantiegeld-deals',
    kind: 'listing',
    numberOfFilters: 0,
    image: 'category/vakantiegeld',
    intro: 'Iets moois voor je vakantiegeld: onze scherpste prijzen op bedden, matrassen en dekbedden.',
    description:
      '<p>Een goed bed gaat langer mee dan een vakantie. Daarom hebben we de mooiste aanbiedingen voor de slaapkamer hier bij elkaar gezet.</p>',
    actionSteps: [
      { title: 'Kies wat je mooi vindt', text: 'De actieprijzen staan al bij de producten.' },
      {
        title: 'Kopieer de code',
        text: 'Bovenaan de pagina vind je de code VAKANTIEGELD, met een knop om hem te kopiëren.',
      },
      {
        title: 'Plak hem in je winkelwagen',
        text: 'Vanaf € 75,00 gaat er 10% van je hele bestelling af, ook van wat al is afgeprijsd.',
      },
    ],
    metaDescription: 'Vakantiegeld-deals: voordeel op boxsprings, matrassen en dekbedden bij Sluimer.',
  },
  {
    path: 'acties/nieuw-binnen',
    title: 'Nieuw binnen',
    kind: 'listing',
    numberOfFilters: 0,
    image: 'category/nieuw-binnen',
    intro: 'Vers uit de weverij: de nieuwste dessins en kleuren.',
    description:
      '<p>Alles wat de afgelopen weken aan de collectie is toegevoegd. Kijk gerust vaker: er komt geregeld iets bij.</p>',
    metaDescription: 'Nieuw binnen bij Sluimer: de nieuwste dekbedovertrekken, kleuren en woontextiel.',
  },
  {
    path: 'outlet-overzicht',
    title: 'Outlet',
    kind: 'overview',
    image: 'category/outlet-overzicht',
    numberOfFilters: 0,
    intro: 'Laatste stuks, uitlopende kleuren en restpartijen: goed spul voor weinig.',
    description: `<h2>Waarom is outlet goedkoper?</h2>
<p>In de outlet vind je producten die uit de collectie gaan. Er is niets mis mee; we maken alleen ruimte. Op is op, en je hebt ook op outlet gewoon 14 dagen bedenktijd.</p>`,
    metaDescription:
      'Outlet van Sluimer: restpartijen, uitlopende kleuren en laatste stuks met flinke korting.',
  },
  {
    path: 'outlet-overzicht/outlet',
    title: 'Outlet: alle aanbiedingen',
    kind: 'listing',
    image: 'category/outlet',
    intro: 'De hele outlet op één plek. Filter op maat, dan zie je meteen wat er voor jou bij zit.',
    description:
      '<p>Deze producten komen niet meer terug. Zie je iets in jouw maat, wacht dan niet te lang: de laatste stuks gaan vaak het snelst.</p>',
    metaDescription: 'Outlet beddengoed en woontextiel met korting. Gratis verzending, op is op.',
  },
  {
    path: 'outlet-overzicht/laatste-stuks',
    title: 'Laatste stuks',
    kind: 'listing',
    image: 'category/laatste-stuks',
    intro: 'Van deze producten liggen er nog maar een paar in het magazijn.',
    description:
      '<p>Een enkele maat, een enkel stuk: hier vind je wat bijna weg is. Wat je in je winkelwagen ziet, is er ook echt.</p>',
    metaDescription: 'Laatste stuks beddengoed en woontextiel. Nog een paar op voorraad, daarna echt weg.',
  },
  {
    path: 'alles-999-op-op',
    title: 'Alles € 9,99, op = op',
    kind: 'listing',
    image: 'category/alles-999',
    intro: 'Eén prijs voor alles op deze pagina: € 9,99. Zolang de voorraad strekt.',
    description:
      '<p>Kussenhoezen, gastendoekjes en andere kleine dingen die een kamer opfrissen, allemaal voor € 9,99. Gratis verzonden, zoals alles bij ons.</p>',
    metaDescription: 'Alles voor € 9,99: kussenhoezen, gastendoekjes en meer. Op = op, gratis verzending.',
  },
  {
    path: 'gratis-dekbed',
    title: 'Gratis dekbed bij je boxspring',
    kind: 'listing',
    image: 'category/gratis-dekbed',
    intro: 'Bij deze boxsprings zit een vierseizoenendekbed in de passende maat, zonder meerprijs.',
    description:
      '<p>Leg je een van deze boxsprings in je winkelwagen, dan komt er vanzelf een vierseizoenendekbed bij te staan, gratis. De maat kiezen we passend bij je bed: 140x200 cm bij een bed van 140, 200x200 cm bij 160 en 240x220 cm bij 180 breed. Stuur je de boxspring terug, dan gaat het dekbed mee terug. Zolang de voorraad strekt.</p>',
    actionSteps: [
      { title: 'Kies een boxspring', text: 'De actie geldt voor alle boxsprings op deze pagina.' },
      { title: 'Bestel zoals altijd', text: 'Het dekbed komt vanzelf gratis in je winkelwagen.' },
      { title: 'Slaap er meteen onder', text: 'De bezorgers leggen het dekbed bij je bed neer.' },
    ],
    metaDescription:
      'Boxspring met gratis vierseizoenendekbed in de passende maat. Compleet bezorgd en gemonteerd.',
  },
  {
    path: 'cyber-monday',
    title: 'Cyber Monday',
    kind: 'text',
    image: 'category/cyber-monday',
    intro: 'Een dag in het jaar waarop we extra uitpakken. Dit kun je verwachten.',
    description: `<h2>Wanneer is Cyber Monday?</h2>
<p>Cyber Monday valt op de maandag na Black Friday, eind november of begin december. De acties beginnen bij ons om middernacht en duren tot en met 23:59 uur.</p>
<h2>Wat doen wij anders?</h2>
<p>We verhogen vooraf geen prijzen. Bij elke aanbieding zie je de laagste prijs van de 30 dagen ervoor, zodat je zelf kunt beoordelen of het voordeel groot genoeg is.</p>
<ul><li>Verzending is gratis, ook op deze dag.</li><li>Je houdt 14 dagen bedenktijd.</li><li>Wat je bestelt ligt op voorraad; uitverkocht is uitverkocht.</li></ul>
<h2>Nu al voordeel?</h2>
<p>Je hoeft niet te wachten. Kijk bij <a href="/acties/">onze acties</a> of in de <a href="/outlet-overzicht/outlet/">outlet</a>.</p>`,
    metaDescription:
      'Cyber Monday bij Sluimer: wanneer het is, hoe onze aanbiedingen werken en waar je nu al voordeel vindt.',
  },
]
