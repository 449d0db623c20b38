import type { ServicePagePlan } from '../plan.ts'

export const cookies: ServicePagePlan = {
  slug: 'cookies',
  title: 'Cookies',
  html: `<p>Een cookie is een klein bestand dat je browser voor een website bewaart. Wij gebruiken er zo weinig mogelijk.</p>
<h2>Noodzakelijk</h2>
<p>Deze cookies zijn nodig om te kunnen winkelen en om te onthouden wat je ons hebt gezegd. Daarvoor is geen toestemming nodig, en ze volgen je nergens.</p>
<table><thead><tr><th>Naam</th><th>Waarvoor</th><th>Hoe lang</th></tr></thead><tbody>
<tr><td>sluimer</td><td>Onthoudt, versleuteld, welke winkelwagen van jou is. Alleen onze server kan hem lezen.</td><td>30 dagen na je laatste bezoek</td></tr>
<tr><td>logout-pending</td><td>Onthoudt dat je je hebt afgemeld terwijl de winkel niet te bereiken was, zodat dat alsnog gebeurt.</td><td>Tot het is doorgegeven, hoogstens 30 dagen</td></tr>
<tr><td>cookie-consent</td><td>Onthoudt of we mogen meten en adverteren, zodat we het niet elke keer vragen.</td><td>400 dagen</td></tr>
<tr><td>newsletter-popup</td><td>Onthoudt dat je de vraag over de nieuwsbrief hebt gesloten.</td><td>7 dagen</td></tr>
</tbody></table>
<h2>Meten en adverteren</h2>
<p>We plaatsen geen cookies om te meten of te adverteren zonder dat je daar vooraf ja op hebt gezegd. Zeg je niets, dan meten we niets. Zeg je ja, dan kunnen Google Analytics en Google Ads cookies plaatsen waarvan de naam begint met _ga of _gcl, voor hooguit twee jaar. Je keuze verander je altijd met de knop Cookie-instellingen onderaan elke pagina.</p>
<h2>Opslag in je browser</h2>
<p>Terwijl je een bestelling, een bericht of een retouraanvraag invult, bewaart je browser wat je al getypt hebt, zodat een herladen pagina je geen werk kost. Dat blijft op je eigen apparaat en verdwijnt zodra het verstuurd is of als je het tabblad sluit. Je favorieten blijven in je browser staan tot je ze zelf verwijdert, en een gesprek met onze chat tot je het beëindigt.</p>
<h2>Cookies verwijderen</h2>
<p>In de instellingen van je browser kun je cookies bekijken, verwijderen en blokkeren. Zonder de noodzakelijke cookies kun je wel rondkijken, maar geen winkelwagen vullen.</p>`,
  metaDescription:
    'Sluimer gebruikt alleen cookies die de winkel nodig heeft. Meten gebeurt alleen met jouw toestemming.',
}
