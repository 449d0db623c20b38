import type { PagePlan } from '../../plan.ts'

export const donkereKoeleSlaapkamer: PagePlan = {
  path: 'blog/donkere-koele-slaapkamer',
  title: 'Beter slapen begint met een donkere, koele kamer',
  intro:
    'Licht, warmte en lawaai zijn de drie dieven van je nachtrust. Met een paar ingrepen, de meeste gratis, houd je ze buiten.',
  image: 'products/gordijn/verduisterend-nachtblauw',
  author: 'Ruben de Vos',
  daysAgo: 68,
  categories: ['wonen/gordijnen', 'klamboes', 'dekbed'],
  products: [
    'verduisterend-gordijn-schemer-nachtblauw',
    'velours-gordijn-foyer-petrol',
    'zomerdekbed-briesje-lyocell',
    'koelkussen-bries-met-koele-hoes',
  ],
  metaDescription:
    'Slecht slapen door licht, warmte of lawaai? Zo maak je een slaapkamer donker, koel en stil, met en zonder iets te kopen.',
  html: `<p>Je kunt het beste bed van Nederland hebben en toch slecht slapen. Wie onder een straatlantaarn ligt, in een kamer van 22 graden met de vaatwasser achter de muur, wordt wakker, of hij dat nu merkt of niet. Voor je iets nieuws koopt, loont het om eerst naar de kamer zelf te kijken. Begin bij licht, ga dan naar warmte, en eindig bij geluid.</p>
<h2>Licht</h2>
<p>Je lichaam maakt melatonine aan zodra het donker wordt, en stopt daarmee zodra het licht wordt. Zelfs het beetje dat door je oogleden komt telt mee. In juni staat de zon om half zes al hoog, en dan slaap je onder gewone gordijnen lichter dan je denkt, ook als je niet wakker wordt.</p>
<p>Doe deze proef: ga om elf uur 's avonds in bed liggen met alles uit, wacht tien minuten tot je ogen gewend zijn, en kijk of je je hand voor je gezicht kunt zien. Zie je vingers, dan is de kamer niet donker genoeg. Meestal zijn er drie bronnen: een kier boven of naast het gordijn, een lampje van een apparaat, en licht onder de deur.</p>
<ul>
<li><strong>De kier.</strong> Neem gordijnen 15 tot 20 cm breder dan het raam aan elke kant en hang de rail zo hoog mogelijk. Een verduisterend gordijn werkt pas als er niets langs kan.</li>
<li><strong>De lampjes.</strong> Plak er een stukje donker tape op. Zet de wekker met de cijfers naar de muur; de tijd weten maakt inslapen toch alleen maar moeilijker.</li>
<li><strong>De deur.</strong> Een tochtstrip houdt licht tegen, en scheelt ook nog geluid.</li>
</ul>
<h2>Warmte</h2>
<p>Om in slaap te vallen moet je lichaamstemperatuur ongeveer een graad dalen. In een warme kamer lukt dat niet. De meeste mensen slapen het best tussen de 16 en 18 graden. Dat voelt fris als je er staat, en precies goed als je ligt.</p>
<p>Zet in de zomer overdag de ramen en gordijnen dicht en pas open als het buiten koeler is dan binnen, meestal na negenen. Zet dan twee ramen tegenover elkaar open: een kwartier tocht doet meer dan een hele nacht één raam op een kier. Met een klamboe om je bed kan het raam de hele nacht openblijven zonder dat je muggen te gast hebt.</p>
<p>Wissel ook je dekbed. Een zomerdekbed van lyocell of een dunne laag van een vierseizoenendekbed voert warmte veel sneller af. Slaap je liever onder iets, ook als het heet is, neem dan alleen het overtrek: percal voelt op de huid het koelst.</p>
<p>In de winter is het juist verstandig om de kamer een uur voor je naar bed gaat te luchten. Verse, droge lucht warmt sneller op dan vochtige, en je snurkende bedgenoot heeft er ook iets aan.</p>
<h2>Geluid</h2>
<p>Stilte is niet nodig, gelijkmatigheid wel. Je hersenen schrikken van verschil: een dichtslaande deur in een stille kamer maakt je wakker, dezelfde deur boven een zacht geruis niet. Textiel helpt meer dan je zou denken. Een vloerkleed naast het bed, zware gordijnen en een gestoffeerd hoofdbord nemen de galm weg, zodat geluiden korter duren en zachter aankomen.</p>
<p>Komt het geluid van buiten, dan zijn velours gordijnen de moeite waard. Ze zijn zwaar, vallen in dikke plooien en dempen hoorbaar. Wonderen doen ze niet: tegen een drukke weg helpt alleen beter glas.</p>
<h2>De volgorde</h2>
<ol>
<li>Plak lampjes af en draai de wekker om. Kost niets, helpt vannacht al.</li>
<li>Zet de verwarming in de slaapkamer uit en lucht voor het slapen.</li>
<li>Dicht de kieren rond je gordijnen, of vervang ze door verduisterende.</li>
<li>Pas je dekbed aan het seizoen aan.</li>
<li>Leg textiel in een holle kamer.</li>
</ol>
<p>Probeer elke stap een week voor je de volgende neemt. Dan weet je wat bij jou werkt, en koop je niets wat je niet nodig hebt. Meet bij gordijnen eerst goed op: hoe dat moet staat bij <a href="/wonen/gordijnen/">onze gordijnen</a>. Kom je er niet uit, dan rekent onze <a href="/service/klantenservice-contact/">klantenservice</a> graag met je mee.</p>`,
}
