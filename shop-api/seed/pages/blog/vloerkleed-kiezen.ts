import type { PagePlan } from '../../plan.ts'

export const vloerkleedKiezen: PagePlan = {
  path: 'blog/vloerkleed-kiezen',
  title: 'Een vloerkleed kiezen dat op zijn plek ligt',
  intro:
    'Bijna iedereen koopt zijn eerste vloerkleed te klein. Zo bepaal je maat, materiaal en kleur voordat je bestelt.',
  image: 'products/vloerkleed/berber',
  author: 'Noor el Amrani',
  daysAgo: 90,
  categories: ['wonen/vloerkleden', 'wonen/sierkussens', 'wonen/plaids'],
  products: [
    'vloerkleed-atlas-berber-ecru-met-ruit',
    'vloerkleed-kiezel-effen-wol-lichtgrijs',
    'rond-vloerkleed-touw-jute-naturel',
    'hoogpolig-vloerkleed-mosveld-salie',
  ],
  metaDescription:
    'Welke maat vloerkleed onder de bank, de eettafel of het bed? En wol, jute of katoen? Met een truc om het thuis uit te proberen.',
  html: `<p>Er is één fout die bijna iedereen maakt bij een vloerkleed: te klein kopen. Een kleed van 120x170 lijkt in de winkel groot, maar onder een driezitsbank wordt het een badmat. Het ligt los in de ruimte, en in plaats van de meubels bij elkaar te houden, benadrukt het hoe ver ze uit elkaar staan. Met de regels hieronder gaat het de eerste keer goed.</p>
<h2>In de zithoek</h2>
<p>De veiligste maat is er een waarbij minstens de voorpoten van bank en stoelen op het kleed staan. Zo vormen ze één eiland. Bij een gewone driezitsbank kom je dan op 160x230 of 200x290 uit. Heb je een grote kamer, laat dan alle poten op het kleed staan en houd rondom 20 tot 40 cm vloer vrij tot de muur. Een kleed dat net niet tot de bank komt, is in vrijwel elke kamer de verkeerde keuze.</p>
<h2>Onder de eettafel</h2>
<p>Hier telt de stoel. Reken rond de hele tafel 60 cm extra, zodat je stoel ook naar achteren geschoven nog met vier poten op het kleed staat. Bij een tafel van 90x200 betekent dat 210x320, dus kies 200x300 of groter. Neem een laagpolig kleed: kruimels blijven bovenop liggen en een stoel schuift er soepel over.</p>
<h2>Naast of onder het bed</h2>
<p>Leg het kleed dwars onder het bed, beginnend een handbreedte voor de nachtkastjes, zodat er aan weerszijden 50 tot 60 cm uitsteekt. Daar stap je 's ochtends op. Bij een bed van 160 of 180 breed heb je 200x290 nodig. Twee lopers, aan elke kant één, mag ook en is een stuk voordeliger. Voor een kinderkamer is rond vaak handiger: geen hoeken waar je achter blijft haken.</p>
<h2>Plak het af</h2>
<p>De beste truc kost een rolletje schilderstape. Plak de omtrek van het kleed op je vloer en laat het een dag zitten. Loop eromheen, schuif een stoel naar achteren, doe de deur open. Deuren worden het vaakst vergeten: meet de ruimte onder de deur en trek er een centimeter af, dan weet je hoe hoog de pool mag zijn.</p>
<h2>Welk materiaal?</h2>
<table><thead><tr><th>Materiaal</th><th>Sterk punt</th><th>Let op</th><th>Fijn voor</th></tr></thead><tbody>
<tr><td>Wol</td><td>Veert terug, stoot vuil af, warm</td><td>Pluist de eerste weken</td><td>Woonkamer, slaapkamer</td></tr>
<tr><td>Jute</td><td>Stoer, sterk, natuurlijk</td><td>Houdt niet van water</td><td>Hal, eethoek</td></tr>
<tr><td>Katoen</td><td>Licht, zacht, vaak wasbaar</td><td>Heeft een antisliponderlaag nodig</td><td>Kinderkamer</td></tr>
<tr><td>Hoogpolig garen</td><td>Zacht onder blote voeten</td><td>Vraagt om regelmatig zuigen</td><td>Slaapkamer</td></tr>
</tbody></table>
<p>Pluizen is bij wol geen fout: het zijn losse vezels die bij het weven tussen de pool zijn gebleven. Zuig de eerste weken zonder draaiende borstel, in de richting van de pool, en het houdt vanzelf op.</p>
<h2>Kleur en patroon</h2>
<p>Begin bij je vloer. Op licht hout komen warme tinten als zand, terra en oker goed uit; op grijs beton werken groen en blauw beter. Een effen kleed geeft rust, maar laat ook elke kruimel zien. Een fijn patroon of een gemêleerd garen verbergt veel, en is daarom met kinderen of een hond de praktische keuze. Heb je al een drukke bank, kies dan effen; is je bank effen, dan mag het kleed het woord doen.</p>
<p>Kleuren verschillen per scherm en per lamp. Bekijk een kleed thuis bij daglicht en 's avonds bij lamplicht voor je besluit.</p>
<h2>Onderkleed</h2>
<p>Leg onder een kleed op een gladde vloer altijd een antisliponderlaag, aan elke kant een paar centimeter kleiner dan het kleed. Het ligt veiliger, loopt zachter en slijt minder.</p>
<h2>Toch niet goed?</h2>
<p>Dan gaat het terug. Je hebt 14 dagen bedenktijd, ook op grote kleden, en wij komen het gratis halen. Rol het op met de bovenkant naar binnen, bind het vast en <a href="/vloerkleed-retourneren/">meld de retour aan</a>. Nog aan het begin? <a href="/wonen/vloerkleden/">Bekijk alle vloerkleden</a> en filter op maat.</p>`,
}
