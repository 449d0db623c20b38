import type { ServicePagePlan } from '../plan.ts'

export const cookies: ServicePagePlan = {
  slug: 'cookies',
  title: 'Cookies',
  html: `<p>Een cookie is een klein bestand dat je browser voor een website bewaart. Wij gebruiken er zo weinig mogelijk.</p>
<h2>Noodzakelijk</h2>
<p>Deze cookies zijn nodig om te kunnen winkelen en om te onthouden wat je ons hebt gezegd. Daarvoor is geen toestemming nodig, en ze volgen je nergens.</p>
<table><thead><tr><th>Naam</th><th>Waarvoor</th><th>Hoe lang</th></tr></thead><tbody>
<tr><td>__Host-sluimer</td><td>Onthoudt, versleuteld, welke winkelwagen van jou is. Alleen onze server kan hem lezen.</td><td>30 dagen na je laatste bezoek; log je in zonder 'Onthoud mij', dan geldt hij nog een dag</td></tr>
<tr><td>logout-pending</td><td>Onthoudt dat je je hebt afgemeld terwijl de winkel niet te bereiken was, zodat dat alsnog gebeurt.</td><td>Tot het is doorgegeven, hoogstens 30 dagen</td></tr>
<tr><td>cookie-consent</td><td>Onthoudt of we mogen meten, adverteren en je over je winkelwagen mailen, zodat we het niet elke keer vragen.</td><td>400 dagen</td></tr>
<tr><td>newsletter-popup</td><td>Onthoudt dat je de vraag over de nieuwsbrief hebt gesloten.</td><td>7 dagen</td></tr>
</tbody></table>
<h2>Meten en adverteren</h2>
<p>We plaatsen geen cookies om te meten of te adverteren zonder dat je daar vooraf ja op hebt gezegd. Zeg je niets, dan meten we niets. Zeg je ja, dan kunnen Google Analytics en Google Ads cookies plaatsen waarvan de naam begint met _ga of _gcl, voor hooguit twee jaar. Je keuze verander je altijd met de knop Cookie-instellingen onderaan elke pagina.</p>
<h2>Opslag in je browser</h2>
<p>Je browser bewaart ook gegevens voor de winkel die op je eigen apparaat blijven, zodat je verder kunt waar je was.</p>
<table><thead><tr><th>Wat</th><th>Waarvoor</th><th>Hoe lang</th></tr></thead><tbody>
<tr><td>Je favorieten</td><td>Om ze terug te vinden</td><td>Tot je ze verwijdert</td></tr>
<tr><td>De acht producten die je het laatst bekeek</td><td>Om ze weer te laten zien</td><td>Tot je de gegevens in je browser wist</td></tr>
<tr><td>De producten die je vergelijkt</td><td>Om ze naast elkaar te zetten</td><td>Tot je ze uit de vergelijking haalt</td></tr>
<tr><td>Je keuzes in de samensteller van een bed</td><td>Om verder te gaan waar je was</td><td>Tot je ze verandert of de gegevens in je browser wist</td></tr>
<tr><td>Een gesprek met onze chat, zonder de gegevens van een bestelling</td><td>Om het na het herladen van een pagina te kunnen vervolgen</td><td>Tot je het beëindigt</td></tr>
<tr><td>Wat je al getypt hebt in een formulier, behalve wachtwoorden</td><td>Zodat een herladen pagina je geen werk kost</td><td>Tot het verstuurd is, of je het tabblad sluit</td></tr>
<tr><td>Je e-mailadres, als je bent ingelogd</td><td>Zodat een ander die daarna in hetzelfde tabblad inlogt, niet ziet wat jij hebt getypt</td><td>Tot je je afmeldt of het tabblad sluit</td></tr>
<tr><td>Hoe laat je de winkel opende, waar je op een pagina was en bij welke stap van de samensteller, en of een pagina opnieuw is geladen</td><td>Om je op dezelfde plek terug te brengen en de vraag over de nieuwsbrief niet te vroeg te stellen</td><td>Tot je het tabblad sluit</td></tr>
<tr><td>Met jouw toestemming: of het begin van je bestelling al is gemeten</td><td>Om het één keer te tellen</td><td>Tot je het tabblad sluit</td></tr>
</tbody></table>
<h2>Cookies verwijderen</h2>
<p>In de instellingen van je browser kun je cookies bekijken, verwijderen en blokkeren. Zonder de noodzakelijke cookies kun je wel rondkijken, maar geen winkelwagen vullen.</p>`,
  metaDescription:
    'Sluimer gebruikt alleen cookies die de winkel nodig heeft. Meten gebeurt alleen met jouw toestemming.',
}
