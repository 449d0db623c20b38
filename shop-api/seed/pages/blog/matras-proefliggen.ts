import type { PagePlan } from '../../plan.ts'

export const matrasProefliggen: PagePlan = {
  path: 'blog/matras-proefliggen',
  title: 'Zo lig je een matras goed proef',
  intro:
    'Vijf minuten op je rug in een winkel zegt bijna niets. Met deze aanpak weet je wel wat je koopt, in de showroom en thuis.',
  image: 'products/matras/mattress-pocket',
  author: 'Joris van Dam',
  daysAgo: 33,
  categories: ['matrassen', 'boxspring/boxspring-kopen', 'hoofdkussen/hoofdkussens'],
  products: [
    'pocketveringmatras-polder-7-zones',
    'koudschuimmatras-weide-hr45',
    'traagschuimmatras-afdruk',
    'traagschuim-hoofdkussen-contour-golfvorm',
  ],
  metaDescription:
    'Een matras proefliggen doe je zo: hoe lang, in welke houding, met welk kussen, en hoe je thuis ontdekt of de hardheid klopt.',
  html: `<p>We zien het elke zaterdag in onze showroom. Iemand laat zich op een matras vallen, blijft twee minuten op zijn rug liggen, zegt 'ja, lekker' en loopt naar het volgende. Na zes matrassen weet hij niets meer. Dat is jammer, want een matras houd je gemiddeld tien jaar. Reken maar uit: dat zijn bijna dertigduizend uren. Neem er dus een half uur voor om te kiezen.</p>
<h2>Vóór je gaat</h2>
<p>Trek kleren aan waarin je makkelijk kunt draaien, en neem je eigen hoofdkussen mee. Dat laatste vergeet bijna iedereen, terwijl een verkeerd kussen het beste matras verpest. Slaap je met zijn tweeën, kom dan ook met zijn tweeën. Weet verder hoe je meestal wakker wordt: op je zij, je rug of je buik. In die houding lig je uiteindelijk de meeste uren.</p>
<h2>Een kwartier per matras</h2>
<p>Je spieren hebben tijd nodig om los te laten. De eerste minuten voelt een zacht matras altijd fijner dan een stevig matras, omdat het meegeeft. Pas na tien minuten merk je of je onderrug doorhangt of juist vrij ligt. Blijf dus een kwartier liggen, draai na vijf minuten een keer om, en sta daarna op om te voelen of er ergens druk zat. Meer dan drie matrassen achter elkaar heeft geen zin: dan wint gewoon het laatste.</p>
<h3>Lig je op je zij?</h3>
<p>Laat iemand van achteren naar je ruggengraat kijken. Die hoort een rechte lijn te zijn, van je nek tot je staartbeen. Zakt je heup te ver weg, dan is het matras te zacht. Blijft je schouder er bovenop liggen en buigt je rug omhoog, dan is het te stevig. Matrassen met zones zijn bij de schouder zachter en in het midden steviger, juist voor zijslapers.</p>
<h3>Lig je op je rug?</h3>
<p>Steek je hand onder je onderrug. Past hij er met gemak onder en voel je lucht, dan is het matras te hard. Kun je hem er met geen mogelijkheid tussen krijgen, dan is het te zacht. Het hoort net te gaan, met een beetje weerstand.</p>
<h3>Lig je op je buik?</h3>
<p>Dan wil je vooral niet wegzakken bij je bekken, anders wordt je rug hol. Kies een graad steviger dan je denkt, en een plat kussen.</p>
<h2>Wat zegt je gewicht?</h2>
<table><thead><tr><th>Gewicht</th><th>Hardheid om mee te beginnen</th></tr></thead><tbody>
<tr><td>Tot 80 kg</td><td>Zacht of medium</td></tr>
<tr><td>80 tot 120 kg</td><td>Medium of stevig</td></tr>
<tr><td>Vanaf 120 kg</td><td>Stevig</td></tr>
</tbody></table>
<p>Het is een begin en geen wet. Brede schouders vragen om een zachter matras dan het gewicht doet vermoeden, en wie gewend is aan een doorgelegen matras vindt alles in het begin te hard. Verschillen jullie meer dan 25 kilo, neem dan twee losse matrassen met elk een eigen hardheid.</p>
<h2>Pocketvering, koudschuim of traagschuim?</h2>
<p><strong>Pocketvering</strong> ventileert het best en veert bij elke beweging terug, fijn als je het warm hebt of veel draait. <strong>Koudschuim</strong> is lichter, stiller en geschikt voor een verstelbare bodem. <strong>Traagschuim</strong> reageert op je lichaamswarmte en verdeelt de druk, prettig bij pijnlijke heupen of schouders, maar je moet er even aan wennen dat draaien iets langzamer gaat.</p>
<h2>Thuis begint het pas</h2>
<p>Een nieuw matras heeft een paar weken nodig, en jij ook. De eerste nachten kun je zelfs wat stijf zijn: je lichaam was gewend aan de oude kuil. Houd een week lang elke ochtend in één zin bij hoe je opstaat. Is er na tien nachten geen verbetering, dan klopt de hardheid waarschijnlijk niet.</p>
<p>Daarom is het goed om te weten dat je een matras bij ons binnen <strong>14 dagen</strong> mag terugsturen, ook als de folie eraf is en je erop hebt geslapen. Wij halen het op, dat kost je niets. Meer daarover staat bij <a href="/service/herroepingsrecht/">herroepingsrecht</a>. Leg er in die twee weken wel meteen een molton op, dan blijft het matras schoon.</p>
<h2>Kom langs</h2>
<p>In onze <a href="/showrooms/">showroom in Utrecht</a> staan alle matrassen en boxsprings opgesteld. We laten je met rust zolang je ligt, en denken mee zodra je vragen hebt. Liever eerst thuis vergelijken? <a href="/matrassen/">Bekijk alle matrassen</a>, of vraag de <a href="/matrassen/keuzehulp/">keuzehulp</a> welke hardheid bij je past.</p>`,
}
