import type { CategoryPlan } from '../plan.ts'

export const bedden: CategoryPlan[] = [
  {
    path: 'boxspring',
    title: 'Boxsprings',
    kind: 'overview',
    image: 'category/boxsprings',
    intro: 'Een boxspring kies je voor jaren. Begin hier, en neem de tijd.',
    description: `<h2>Een boxspring die bij je past</h2>
<p>Een boxspring bestaat uit drie lagen: de box met veren, het matras en de topper. Samen bepalen ze hoe je ligt. Bij ons kies je eerst het hoofdbord en de stof, daarna de maat en de hardheid.</p>
<h3>Welke maat?</h3>
<ul><li><strong>140 cm, twijfelaar:</strong> ruim voor één, knus voor twee.</li><li><strong>160 cm, queen size:</strong> fijn voor twee als de slaapkamer niet groot is.</li><li><strong>180 cm, king size:</strong> de maat die de meeste stellen kiezen.</li></ul>
<h3>Bezorgen en monteren</h3>
<p>We bezorgen boxsprings op afspraak, tot in de slaapkamer. Onze bezorgers zetten het bed in elkaar en nemen de verpakking weer mee. Dat kost niets extra.</p>`,
    metaDescription:
      'Alles over boxsprings: maten, hoofdborden, stoffen en hardheden. Gratis bezorgd en gemonteerd in je slaapkamer.',
  },
  {
    path: 'boxspring/boxspring-kopen',
    title: 'Boxspring kopen',
    kind: 'listing',
    image: 'category/boxspring-kopen',
    intro:
      'Complete boxsprings met matras en topper, in twaalf kleuren en drie hoofdborden. Gratis bezorgd en gemonteerd.',
    description: `<h2>Compleet geleverd</h2>
<p>De prijs die je ziet is voor het hele bed: boxen, pocketveringmatras, koudschuimtopper, hoofdbord en poten. Vanaf 160 cm breed krijg je twee losse boxen, zodat het bed ook een smalle trap op komt.</p>
<p>Liever alles zelf kiezen? <a href="/configurator/boxsprings/hotel-boxspring-set/step-1/">Stel je boxspring samen</a> en zie bij elke keuze wat hij kost.</p>
<p>Bevalt het bed niet? Laat het binnen 14 dagen weten, dan halen we het gratis op, ook als je er al op geslapen hebt.</p>`,
    metaDescription:
      'Boxspring kopen? Complete boxsprings van 140 tot 180 cm breed, met matras en topper. Gratis bezorging en montage.',
  },
  {
    path: 'boxspring/hotelboxsprings',
    title: 'Hotelboxsprings',
    kind: 'listing',
    image: 'category/hotelboxsprings',
    intro: 'Het gecapitonneerde hoofdbord van de klassieke hotelkamer, geweven of in velours.',
    description: `<h2>Zoals je in een hotel slaapt</h2>
<p>Een hotelboxspring herken je aan het hoge, gecapitonneerde hoofdbord. Het is met de hand doorgenaaid en stevig genoeg om met een boek tegenaan te zitten.</p>`,
    metaDescription:
      'Hotelboxsprings met gecapitonneerd hoofdbord, compleet met matras en topper. Gratis gemonteerd.',
  },
  {
    path: 'boxspring/moderne-boxsprings',
    title: 'Moderne boxsprings',
    kind: 'listing',
    image: 'category/moderne-boxsprings',
    intro: 'Strakke hoofdborden, vlak of met verticale banen, voor een rustige slaapkamer.',
    description: `<h2>Rust in de slaapkamer</h2>
<p>Een vlak hoofdbord laat je beddengoed het werk doen. Verticale banen geven wat meer diepte en laten de kamer hoger lijken. Beide zijn leverbaar in dezelfde acht stoffen.</p>`,
    metaDescription:
      'Moderne boxsprings met vlak of verticaal gestikt hoofdbord. Compleet, gratis bezorgd en gemonteerd.',
  },
  {
    path: 'matrassen',
    title: 'Matrassen',
    kind: 'listing',
    image: 'category/matrassen',
    intro:
      'Pocketvering, koudschuim, traagschuim of latex. Kies je maat en hardheid, slaap erop, en laat hem gerust ophalen als hij toch niet bevalt.',
    description: `<h2>Welke kern past bij jou?</h2>
<p><strong>Pocketvering</strong> ventileert goed en veert punt voor punt mee. <strong>Koudschuim</strong> is veerkrachtig, licht en geschikt voor een elektrisch verstelbare bodem. <strong>Traagschuim</strong> vormt zich onder invloed van je lichaamswarmte en ontlast schouders en heupen.</p>
<h2>Welke hardheid?</h2>
<table><thead><tr><th>Gewicht</th><th>Advies</th></tr></thead><tbody><tr><td>Tot 80 kg</td><td>Zacht of medium</td></tr><tr><td>80 tot 120 kg</td><td>Medium of stevig</td></tr><tr><td>Vanaf 120 kg</td><td>Stevig</td></tr></tbody></table>
<p>Bevalt je matras niet? Laat het binnen 14 dagen weten, dan halen we het gratis op, ook als de folie eraf is.</p>`,
    metaDescription:
      'Pocketvering-, koudschuim- en traagschuimmatrassen in alle maten en hardheden. Gratis bezorgd, en gratis opgehaald als je herroept.',
  },
  {
    path: 'toppers',
    title: 'Toppers',
    kind: 'listing',
    image: 'category/toppers',
    intro:
      'Een topper maakt van twee matrassen één bed. Van koudschuim, traagschuim, latex of dons, en als split topper voor een verstelbare boxspring.',
    description: `<h2>Wat doet een topper?</h2>
<p>Een topper of topdekmatras ligt boven op je matras. Hij dekt de naad af, vangt de slijtage op en bepaalt de eerste indruk: zacht, veerkrachtig of koel. Een matras dat doorgelegen is, maakt hij niet goed.</p>
<h2>Welk materiaal?</h2>
<ul><li><strong>Koudschuim</strong> ventileert en veert: de veilige keuze.</li><li><strong>Traagschuim</strong> vormt zich naar je lichaam en ontlast schouders en heupen.</li><li><strong>Latex</strong> veert het snelst terug en buigt mee met een verstelbare bodem.</li><li><strong>Dons en wol</strong> geven zachtheid en warmte, maar geen steun.</li></ul>
<h2>Gewoon of split?</h2>
<p>Kan het hoofdeind aan jouw kant apart omhoog, dan heb je een <a href="/toppers/ae-vorm/split/">split topper</a> nodig: die is vanaf het hoofdeind een meter ingesneden. Voor een vlak bed neem je er een uit één stuk.</p>
<p>Bescherm je topper met een <a href="/molton/">molton</a> met een lage hoek.</p>`,
    metaDescription:
      'Toppers en split toppers van koudschuim, traagschuim en latex, van 80x200 tot 180x220 cm. Gratis thuisbezorgd.',
  },
]
