import type { PagePlan } from '../../plan.ts'

export const welkeMaatDekbedovertrek: PagePlan = {
  path: 'blog/welke-maat-dekbedovertrek',
  title: 'Welke maat dekbedovertrek heb je nodig?',
  intro:
    'De meestgestelde vraag aan onze klantenservice, in één keer beantwoord: van 140x200 tot lits-jumeaux, ook voor wie lange benen heeft.',
  image: 'products/dekbedovertrek/botanisch',
  author: 'Ruben de Vos',
  daysAgo: 19,
  categories: ['dekbedovertrek', 'dekbed', 'kids'],
  products: [
    'dekbedovertrek-kruidentuin-salie-gewassen-katoen',
    'dekbedovertrek-duinpan-zand-halflinnen',
    'dekbedovertrek-noordkaap-jeansblauw-gewassen-katoen',
    'kinderdekbedovertrek-dinos-op-pad-katoen',
  ],
  metaDescription:
    'Welke maat dekbedovertrek past om jouw dekbed? Alle maten uitgelegd: eenpersoons, twijfelaar, tweepersoons en lits-jumeaux, in lengte 200 en 220.',
  html: `<p>Je hebt een overtrek gevonden dat je mooi vindt, en dan komt de vraag die elke week tientallen keren bij onze klantenservice binnenkomt: welke maat moet ik hebben? Het korte antwoord is: de maat van je dekbed, niet die van je bed. Het iets langere antwoord lees je hieronder, want er zitten een paar addertjes onder het gras.</p>
<h2>Meet je dekbed, niet je matras</h2>
<p>Leg je dekbed plat op de vloer en strijk het een beetje glad. Meet eerst de breedte, dan de lengte. Een dekbed dat een paar jaar oud is, is soms een centimeter of drie gekrompen of juist opgerekt; rond dan af naar de dichtstbijzijnde maat uit de tabel. Zit er nog een label aan, dan staat de maat daar altijd in de volgorde breedte x lengte op.</p>
<table><thead><tr><th>Bed</th><th>Maat overtrek</th><th>Voor wie</th></tr></thead><tbody>
<tr><td>Peuterbed, 60 of 70 breed</td><td>120x150 cm</td><td>Kinderen tot een jaar of vijf</td></tr>
<tr><td>Eenpersoons, 80 of 90 breed</td><td>140x200 of 140x220 cm</td><td>Eén persoon</td></tr>
<tr><td>Twijfelaar, 120 of 140 breed</td><td>200x200 of 200x220 cm</td><td>Eén ruim, of twee knus</td></tr>
<tr><td>Tweepersoons, 140 of 160 breed</td><td>200x200 of 200x220 cm</td><td>Twee personen</td></tr>
<tr><td>Lits-jumeaux, 160 of 180 breed</td><td>240x200 of 240x220 cm</td><td>Twee personen</td></tr>
<tr><td>Extra breed, 180 of 200 breed</td><td>260x220 cm</td><td>Twee personen die allebei trekken</td></tr>
</tbody></table>
<h2>Lengte 200 of 220?</h2>
<p>Ben je korter dan 1,80 meter, dan is 200 cm lang genoeg. Ben je langer, neem dan 220. Dat scheelt het verschil tussen een dekbed dat tot je kin komt en een dekbed dat aan één kant altijd te kort is. Bij twijfel is langer beter: een te lang dekbed stop je in, een te kort dekbed niet.</p>
<p>Pas op: lengte 220 past wel om een dekbed van 200, maar dan zwemt de vulling in de hoes en zit er onderin een lege strook. Andersom, een overtrek van 200 om een dekbed van 220, lukt nooit.</p>
<h2>Hoeveel moet er overhangen?</h2>
<p>Vuistregel: het dekbed is 40 tot 60 cm breder dan je matras. Op een bed van 160 cm is 200 dus het minimum en 240 comfortabel. Bij een boxspring wil je vaak nog iets meer, omdat het matras met topper hoger ligt en je anders aan de zijkant de box ziet. Meet voor de zekerheid vanaf de bovenkant van je topper tot waar je wilt dat het dekbed ophoudt, en doe dat maal twee plus de breedte van je matras.</p>
<h2>Krimpt een overtrek?</h2>
<p>Katoen krimpt bij de eerste wasbeurt een paar procent. Fabrikanten houden daar rekening mee: een overtrek van 140x220 meet nieuw al gauw 143x225. Was je het meteen op 60 graden en droog je het in de droger, dan zit het daarna precies goed. Halflinnen krimpt iets meer, lyocell bijna niet. Onze overtrekken zijn hier allemaal op gemaakt, maar een overtrek dat je altijd te heet wast, wordt vroeg of laat echt te klein.</p>
<h2>En de kussenslopen?</h2>
<p>De Nederlandse standaard is 60x70 cm. Bij een eenpersoons overtrek zit er één sloop, bij alle bredere maten zitten er twee. Heb je een gevormd kussen van traagschuim, dan is dat meestal kleiner; de sloop valt dan wat ruimer, wat geen kwaad kan.</p>
<h2>Twee losse dekbedden</h2>
<p>Steeds meer stellen kiezen voor twee keer 140x220 op een bed van 180. Je hebt dan ieder je eigen warmteklasse en nooit meer ruzie over wie het dekbed heeft. Kies twee overtrekken uit dezelfde serie in twee tinten, bijvoorbeeld salie en zand, en het ziet eruit alsof het zo bedoeld is.</p>
<h2>Toch de verkeerde maat?</h2>
<p>Dat overkomt iedereen een keer. Je mag een overtrek uitpakken en om je dekbed trekken om te kijken of het past, en het daarna binnen 14 dagen terugsturen. Terugsturen kost niets met het retourlabel dat onze klantenservice je na je herroeping mailt. Hoe dat gaat staat bij <a href="/service/shipping-returns/">verzenden en retourneren</a>. Weet je je maat nu zeker? <a href="/dekbedovertrek/">Bekijk de overtrekken</a> en kies links je maat, dan zie je alleen wat past.</p>`,
}
