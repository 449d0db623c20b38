import { refusedInReviews } from 'shared-types/forms/review-grounds'
import type { ServicePagePlan } from '../plan.ts'

export const algemeneVoorwaarden: ServicePagePlan = {
  slug: 'algemene-voorwaarden',
  title: 'Algemene voorwaarden',
  html: `<p>Deze voorwaarden gelden voor elke bestelling bij Sluimer Slapen &amp; Wonen B.V., gevestigd aan het Weverspad 12, 3512 AB Utrecht, KvK-nummer 90000009, btw-nummer NL800000009B01. We hebben ze zo kort en duidelijk mogelijk gehouden. Waar de wet jou als consument meer rechten geeft dan hier staat, gaat de wet voor.</p>
<h2>1. De overeenkomst</h2>
<p>Met de knop 'Bestelling met betalingsverplichting' doe je een bestelling die je verplicht te betalen. De overeenkomst is gesloten zodra wij je een bevestiging sturen. Zien we dat een prijs of omschrijving een duidelijke vergissing bevat die je redelijkerwijs had kunnen opmerken, dan nemen we contact met je op voor we leveren.</p>
<h2>2. Prijzen</h2>
<p>Prijzen zijn in euro's, inclusief btw en andere onvermijdelijke kosten. Verzending is gratis, tenzij je zelf een snellere of verzekerde verzending kiest. De prijs die gold toen je bestelde, is de prijs die je betaalt.</p>
<h2>3. Betalen</h2>
<p>Je betaalt met een van de methoden die bij het afrekenen worden getoond. Een bestelling die niet binnen de aangegeven tijd is betaald, vervalt; de producten zijn dan weer voor anderen beschikbaar. Een betaling die daarna nog binnenkomt, storten we volledig terug.</p>
<h2>4. Levering</h2>
<p>We leveren binnen de termijn die bij het product staat en uiterlijk binnen 30 dagen, tenzij we iets anders hebben afgesproken. Lukt dat niet, dan hoor je het van ons en kun je de bestelling kosteloos annuleren. Tot het moment van bezorging is het risico voor ons.</p>
<h2>5. Bedenktijd</h2>
<p>Je kunt elke aankoop binnen 14 dagen na ontvangst zonder reden herroepen. De uitleg en het modelformulier staan bij <a href="/service/herroepingsrecht/">herroepingsrecht</a>.</p>
<h2>6. Garantie</h2>
<p>Op alles zit wettelijke garantie: een product moet doen wat je er redelijkerwijs van mag verwachten. In heel de Europese Unie geldt dat minstens twee jaar nadat je het hebt gekregen; in België en Luxemburg is het twee jaar, in Nederland zo lang als bij het product past. Doet een product het niet, dan moeten wij het als verkoper kosteloos herstellen of vervangen, binnen een redelijke tijd. Kan of lukt dat niet, dan kun je een lagere prijs of je geld terug krijgen. Een garantie die bij een product staat komt daar bovenop en neemt niets van je wettelijke rechten af; wat ze inhoudt staat bij de <a href="/service/garantievoorwaarden/">garantievoorwaarden</a>. Meld een gebrek binnen twee maanden nadat je het hebt ontdekt.</p>
<h2>7. Beoordelingen</h2>
<p>Bij beoordelingen staat of ze van een gecontroleerde aankoop zijn: dan weten we dat de schrijver het product bij ons heeft gekocht. We weigeren alleen ${refusedInReviews}. Alle andere beoordelingen plaatsen we, ook de kritische.</p>
<h2>8. Aansprakelijkheid</h2>
<p>Voor consumenten gelden de wettelijke regels. Tegenover zakelijke klanten is onze aansprakelijkheid beperkt tot het bedrag van de bestelling, behalve bij opzet of bewuste roekeloosheid.</p>
<h2>9. Klachten en recht</h2>
<p>Heb je een klacht, <a href="/service/klantenservice-contact/">meld het ons</a>; binnen drie werkdagen reageren we inhoudelijk. Komen we er samen niet uit, dan kun je naar de rechter. Nederlands recht is van toepassing; de bescherming van het recht van het land waar je woont houd je.</p>`,
  metaDescription:
    'De algemene voorwaarden van Sluimer: bestellen, betalen, leveren, bedenktijd en garantie, kort en duidelijk.',
}
