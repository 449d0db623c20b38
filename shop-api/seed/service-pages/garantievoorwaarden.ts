import { guaranteePage } from 'shared-types/order/guarantee'
import type { ServicePagePlan } from '../plan.ts'

export const garantievoorwaarden: ServicePagePlan = {
  slug: guaranteePage,
  title: 'Garantievoorwaarden',
  html: `<p>Bij sommige producten beloven we een aantal jaren garantie. Hier staat wat die belofte inhoudt. Ze komt boven op je wettelijke rechten en neemt daar niets van af.</p>
<h2>Wie geeft de garantie?</h2>
<p>Sluimer Slapen &amp; Wonen B.V., Weverspad 12, 3512 AB Utrecht, klantenservice@sluimer.example, telefoon 085 - 000 00 00.</p>
<h2>Waarop, en hoe lang?</h2>
<table><thead><tr><th>Product</th><th>Waarop</th><th>Hoe lang</th></tr></thead><tbody>
<tr><td>Matrassen</td><td>De kern: breken, inzakken tot een blijvende kuil van meer dan 2 cm, of losraken van lagen</td><td>Het aantal jaren dat bij het matras staat, meestal 10 jaar</td></tr>
<tr><td>Boxsprings</td><td>De veren van box en matras: breken, of hun veerkracht verliezen</td><td>10 jaar</td></tr>
<tr><td>Verstelbare boxsprings</td><td>De motoren en hun bediening: niet of niet goed meer werken</td><td>5 jaar</td></tr>
</tbody></table>
<p>De garantie begint op de dag dat je het product krijgt. Ze geldt in Nederland, België en Luxemburg, ook voor wie het product van je krijgt of overneemt, met je factuur.</p>
<p>Niet onder de garantie vallen gewone slijtage van de hoes, vlekken en vocht, en schade door ander gebruik dan waarvoor het product is gemaakt, zoals een matras op een bodem met meer dan 6 cm tussen de latten.</p>
<h2>Wat doen we?</h2>
<p>We herstellen het onderdeel of vervangen het, zonder kosten voor jou: ook ophalen, brengen en monteren betalen wij. Bestaat het product niet meer, dan krijg je er een van dezelfde soort en kwaliteit. Lukt dat niet binnen een redelijke tijd, dan krijg je je geld terug.</p>
<h2>Hoe vraag je het aan?</h2>
<ol>
<li>Mail of bel onze <a href="/service/klantenservice-contact/">klantenservice</a> met je bestelnummer, liefst met een foto. Schrijven kan ook, naar het adres hierboven.</li>
<li>Binnen drie werkdagen hoor je of we het zo beoordelen of langskomen.</li>
<li>We spreken een dag af voor het herstellen of omruilen.</li>
</ol>
<h2>Je wettelijke rechten</h2>
<p>Deze garantie laat je wettelijke rechten onverlet. Een product moet doen wat je er redelijkerwijs van mag verwachten: minstens twee jaar, en in Nederland zo lang als bij dat product past. Doet het dat niet, dan mag je van ons als verkoper kosteloos herstel of vervanging vragen, en daarna een lagere prijs of je geld terug. Daarvoor heb je deze garantie niet nodig, en het geldt voor alles wat je bij ons koopt.</p>`,
  metaDescription:
    'De garantie die Sluimer op matrassen, boxsprings en motoren geeft: waarop, hoe lang en hoe je er een beroep op doet.',
}
