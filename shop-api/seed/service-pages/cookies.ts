import type { ServicePagePlan } from '../service-pages.ts'

export const cookies: ServicePagePlan = {
  slug: 'cookies',
  title: 'Cookies',
  html: `<p>Een cookie is een klein bestand dat je browser voor een website bewaart. Wij gebruiken er zo weinig mogelijk.</p>
<h2>Noodzakelijk</h2>
<p>Deze cookie is nodig om te kunnen winkelen. Daarvoor is geen toestemming nodig, en hij volgt je nergens.</p>
<table><thead><tr><th>Naam</th><th>Waarvoor</th><th>Hoe lang</th></tr></thead><tbody>
<tr><td>sluimer</td><td>Onthoudt, versleuteld, welke winkelwagen van jou is. Alleen onze server kan hem lezen.</td><td>30 dagen na je laatste bezoek</td></tr>
</tbody></table>
<h2>Meten en adverteren</h2>
<p>We plaatsen geen cookies om te meten of te adverteren zonder dat je daar vooraf ja op hebt gezegd. Zeg je niets, dan meten we niets.</p>
<h2>Opslag in je browser</h2>
<p>Terwijl je een bestelling, een bericht of een retouraanvraag invult, bewaart je browser wat je al getypt hebt, zodat een herladen pagina je geen werk kost. Dat blijft op je eigen apparaat en verdwijnt zodra het verstuurd is of als je het tabblad sluit. Je favorieten blijven in je browser staan tot je ze zelf verwijdert.</p>
<h2>Cookies verwijderen</h2>
<p>In de instellingen van je browser kun je cookies bekijken, verwijderen en blokkeren. Zonder de noodzakelijke cookie kun je wel rondkijken, maar geen winkelwagen vullen.</p>`,
  metaDescription:
    'Sluimer gebruikt één noodzakelijke cookie voor je winkelwagen. Meten gebeurt alleen met jouw toestemming.',
}
