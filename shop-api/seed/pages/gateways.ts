import type { PagePlan } from '../plan.ts'
import { withoutDemo } from '../without-demo.ts'

/** Pages that link to other pages or contain a form. */
export const gateways: PagePlan[] = [
  {
    path: 'blog',
    title: 'Blog',
    intro:
      'Eerlijke gidsen over slapen, wassen en wonen, geschreven door de mensen die de producten kiezen en de vragen beantwoorden.',
    image: 'hero/dekbedovertrek',
    html: '<p>Mis je een onderwerp? <a href="/service/klantenservice-contact/#contactformulier">Stel je vraag</a>; de beste vragen worden een artikel.</p>',
    metaDescription:
      'Het blog van Sluimer: gidsen over dekbedden, matrassen, maten, wassen, vloerkleden en een slaapkamer waarin je goed slaapt.',
  },
  {
    path: 'inspiratie',
    title: 'Inspiratie',
    intro: 'Kamers die je zo kunt nadoen, met precies wat erin ligt.',
    image: 'hero/wonen',
    html: '<p>In onze <a href="/showrooms/">showroom in Utrecht</a> staan de bedden opgemaakt, als je liever eerst ziet en voelt.</p>',
    metaDescription:
      'Inspiratie voor slaapkamer, kinderkamer en badkamer: kleuren, stoffen en combinaties die je zo kunt overnemen.',
  },
  {
    path: 'vacatures',
    title: 'Werken bij Sluimer',
    intro:
      'We zijn met ruim zestig mensen, in Utrecht en in het magazijn in Nieuwegein. Deze plekken zijn nu vrij.',
    image: 'hero/boxspring',
    html: `<h2>Hoe het bij ons gaat</h2>
<p>We vinden dat werk rustig mag zijn. Dat klinkt logisch voor een winkel in beddengoed, maar het betekent ook iets: niemand krijgt provisie, er wordt niet na zessen gemaild, en wie een fout maakt vertelt erover, zodat een ander hem niet hoeft te maken.</p>
<h2>Niets gevonden?</h2>
<p>Stuur een open sollicitatie naar <a href="mailto:werken@sluimer.example?subject=Open%20sollicitatie">werken@sluimer.example</a>. Vertel wat je goed kunt en wat je graag wilt doen. Stages doen we twee keer per jaar, van februari tot juni en van september tot januari, op de afdelingen klantenservice, collectie en magazijn.</p>`,
    metaDescription:
      'Werken bij Sluimer in Utrecht: bekijk de vacatures in de showroom, klantenservice, inkoop en bezorging, en solliciteer per mail.',
  },
  {
    path: 'service',
    title: 'Klantenservice',
    intro:
      'Alles over bestellen, bezorgen, betalen en terugsturen. Staat je antwoord er niet bij, dan helpt een mens je verder.',
    html: '<h2>Snel geholpen</h2><p>Bel 085 - 000 00 00, op werkdagen van 9.00 tot 21.00 uur en op zaterdag van 9.00 tot 17.00 uur, of <a href="/service/klantenservice-contact/#contactformulier">stuur een bericht</a>. Waar je pakket is, zie je in de <a href="/service/pakketchecker/">pakketchecker</a>. Wil je een vloerkleed terugsturen? <a href="/vloerkleed-retourneren/">Dan komen we het halen</a>.</p>',
    metaDescription:
      'De klantenservice van Sluimer: alles over bestellen, betalen, bezorgen, terugsturen en je rechten, en hoe je ons bereikt.',
  },
  {
    path: 'textpage',
    title: 'Alles om te lezen',
    intro: 'Al onze gidsen, artikelen en inspiratie op één pagina.',
    html: '',
    metaDescription:
      'Alle artikelen van Sluimer op een rij: gidsen over slapen en wonen, inspiratie voor je kamers en informatie over onze showroom.',
  },
  {
    path: 'sitemap',
    title: 'Sitemap',
    intro: 'Elke pagina van de winkel, op onderwerp.',
    html: '',
    metaDescription:
      'De sitemap van Sluimer: alle categorieën, merken, pagina’s van de klantenservice en artikelen bij elkaar.',
  },
  {
    path: 'cop',
    title: 'Alle categorieën',
    intro: 'Het hele assortiment, van dekbedovertrek tot vloerkleed. Kies waar je wilt beginnen.',
    html: '',
    metaDescription:
      'Alle categorieën van Sluimer: beddengoed, bedden en matrassen, badtextiel, woontextiel, kids en aanbiedingen.',
  },
  {
    path: 'vloerkleed-retourneren',
    title: 'Vloerkleed retourneren',
    intro: 'Een kleed is te groot voor het afhaalpunt. Daarom komen wij het halen, zonder kosten.',
    image: 'category/vloerkleden',
    html: `<h2>Hoe kan ik een vloerkleed retourneren?</h2>
<ol>
<li><strong>Meld je retour aan</strong> met het retourformulier, binnen 14 dagen nadat je het kleed hebt ontvangen. Een account is niet nodig, een reden ook niet.</li>
<li><strong>Wij maken een afspraak voor het ophalen.</strong> Binnen twee werkdagen bellen of mailen we je met een voorstel voor een dag. Heb je het liever sneller, <a href="/service/klantenservice-contact/">bel ons</a> dan.</li>
<li><strong>Rol het kleed op</strong> met de bovenkant naar binnen en bind het op twee plekken vast. Heb je de verpakking nog, gebruik die dan; zonder mag ook.</li>
<li><strong>De bezorgers halen het op</strong> tot achter je voordeur, of waar het ligt als je hulp nodig hebt.</li>
<li><strong>Je krijgt je geld</strong> binnen 14 dagen nadat je de retour hebt gemeld, op dezelfde manier als waarop je betaalde.</li>
</ol>
<h2>Wat kost het?</h2>
<p>Niets. Ook het ophalen van een groot kleed is voor onze rekening. Kreeg je een kleed dat beschadigd is of niet is wat je bestelde, dan geldt hetzelfde, en sturen we als je wilt meteen een ander.</p>
<h2>Mag het gebruikt zijn?</h2>
<p>Je mag het uitrollen, erop lopen en kijken of het past. Was of verf het niet en knip de labels er niet af. Is een kleed meer gebruikt dan nodig was om het te beoordelen, dan kunnen we de waardevermindering verrekenen. Meer daarover staat bij <a href="/service/herroepingsrecht/">herroepingsrecht</a>.</p>`,
    metaDescription:
      'Een vloerkleed retourneren? Meld het aan met je bestelnummer en e-mailadres. We halen het gratis bij je op, ook zonder account.',
  },
]

/** What they say of the demonstration, in words that hold for each shop. */
const neutral: Record<string, Partial<PagePlan>> = {
  blog: { metaDescription: 'Ons blog: gidsen over slapen, wassen en wonen.' },
  inspiratie: { intro: 'Ideeën voor je slaapkamer en je huis.' },
  vacatures: {
    title: 'Werken bij ons',
    intro: 'Onze vacatures, en hoe je solliciteert.',
    html: '',
    metaDescription: 'Onze vacatures, en hoe je solliciteert.',
  },
  service: {
    html: '<h2>Snel geholpen</h2><p><a href="/service/klantenservice-contact/">Bel of mail ons</a>. Waar je pakket is, zie je in de <a href="/service/pakketchecker/">pakketchecker</a>. Wil je een vloerkleed terugsturen? <a href="/vloerkleed-retourneren/">Dan komen we het halen</a>.</p>',
    metaDescription:
      'Onze klantenservice: alles over bestellen, betalen, bezorgen, terugsturen en je rechten, en hoe je ons bereikt.',
  },
  textpage: { metaDescription: 'Al onze gidsen en artikelen op een rij.' },
  sitemap: { metaDescription: 'Elke pagina van onze winkel, op onderwerp.' },
  cop: {
    intro: 'Het hele assortiment. Kies waar je wilt beginnen.',
    metaDescription: 'Al onze categorieën.',
  },
}

export const ownGateways: PagePlan[] = gateways.map((page) =>
  Object.assign({}, page, { html: withoutDemo(page.html) }, neutral[page.path]),
)
