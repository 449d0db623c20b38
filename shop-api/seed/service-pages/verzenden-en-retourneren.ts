import { costsBack, mayWait } from 'shared-types/order/withdrawal-texts'
import type { costTexts } from '../../src/shipping/cost-texts.ts'
import type { ServicePagePlan } from '../plan.ts'

export const verzendenEnRetourneren = (costs: ReturnType<typeof costTexts>): ServicePagePlan => ({
  slug: 'shipping-returns',
  title: 'Verzenden & retourneren',
  html: `<p>Verzenden is bij ons gratis, op alles, van een gastendoekje tot een boxspring. Hieronder lees je hoe snel het gaat en wat je doet als iets toch niet past.</p>
<h2>Zo bezorgen we</h2>
${costs.table}
<h3>Wat kost verzenden?</h3>
<p>${costs.sentences}</p>
<h3>Wat kost verzenden naar België en Luxemburg?</h3>
<p>${costs.abroad} Verder weg verzenden we niet: we bezorgen in Nederland, België en Luxemburg.</p>
<h3>Wat is de levertijd, en wanneer komt mijn pakket?</h3>
<p>Bij elk artikel staat de levertijd: vaak de volgende werkdag als je voor 23:59 bestelt, bij een matras 3 tot 5 werkdagen en bij een boxspring 2 tot 3 weken. Dat blijft gelijk van de winkel tot in je bevestigingsmail.</p>
<p>We bezorgen in Nederland, België en Luxemburg, van maandag tot en met zaterdag, niet op feestdagen. Buiten Nederland duurt het een tot twee werkdagen langer.</p>
<h3>Komt alles tegelijk?</h3>
<p>Liggen er verschillende artikelen in je winkelwagen, dan komt elk artikel op zijn eigen moment. Express is te kiezen als alles klaarligt als pakket en je in Nederland woont.</p>
<h3>Levertijd van matrassen en boxsprings</h3>
<p>Matrassen en boxsprings brengen we op afspraak tot in de slaapkamer. Een matras of topper heb je binnen 3 tot 5 werkdagen, een boxspring maken we op bestelling en staat er binnen 2 tot 3 weken. We bellen je binnen twee werkdagen na je bestelling om een dag te kiezen. Onze bezorgers monteren de boxspring en nemen het verpakkingsmateriaal mee.</p>
<h3>Niet thuis?</h3>
<p>De bezorger probeert het bij de buren en brengt het pakket anders naar een afhaalpunt in de buurt. Daar ligt het zeven dagen voor je klaar. Over een matras of boxspring bellen we je: die brengen we op een dag waarop je thuis bent.</p>
<h2 id="pakketchecker">Waar is mijn pakket?</h2>
<p>In de bevestiging die we je mailen staat een link naar je bestelling. Daar zie je altijd hoe het ervoor staat. Mail kwijt? Vul je bestelnummer, e-mailadres en postcode in bij de <a href="/service/pakketchecker/">pakketchecker</a>. Duurt het langer dan we beloofden? <a href="/service/klantenservice-contact/">Laat het ons weten</a>, met je bestelnummer erbij, dan zoeken we je pakket voor je op.</p>
<h2>Terugsturen</h2>
<p>Je mag elke aankoop binnen <strong>14 dagen</strong> nadat je hem hebt ontvangen terugdraaien, zonder reden. Valt de laatste dag in een weekend of op een feestdag, dan schuift die door naar de eerstvolgende werkdag. Het geldt voor alles wat we verkopen, dus ook voor een matras dat uit de folie is.</p>
<ol>
<li>Laat ons binnen die 14 dagen weten dat je de koop herroept: <a href="/service/herroepen/">online</a>, per e-mail, telefoon of brief. Het mag met het <a href="/service/herroepingsrecht/">modelformulier</a>, maar het hoeft niet. Je krijgt van ons een bevestiging met datum en tijd.</li>
<li>Stuur een pakket daarna binnen 14 dagen terug: je levert het in bij een afhaalpunt. Een matras, een boxspring of een <a href="/vloerkleed-retourneren/">vloerkleed</a> halen we bij je op, op een dag die we met je afspreken.</li>
<li>Je krijgt je geld terug.</li>
</ol>
<h3 id="geld-terug">Wanneer krijg ik mijn geld terug?</h3>
<p>Binnen 14 dagen na je herroeping heb je je geld terug, met ${costsBack} ${mayWait} De terugbetaling gaat op dezelfde manier als waarop je hebt betaald.</p>
<h3>Wat kost terugsturen?</h3>
<p>Een pakket terugsturen kost je niets als je het retourlabel gebruikt dat onze klantenservice je na je herroeping mailt. Ook het ophalen van een matras, boxspring of vloerkleed is gratis.</p>
<h3 id="ruilen">Kan ik iets ruilen voor een andere maat of kleur?</h3>
<p>Ja: stuur terug wat je niet wilt houden en bestel de goede maat of kleur meteen opnieuw, dan heb je die het snelst. Terugsturen is gratis, en van wat je terugstuurt krijg je je geld terug.</p>
<h3>Mag ik het uitproberen?</h3>
<p>Ja, 14 dagen lang, zoals je dat in een winkel ook zou doen: een overtrek om het dekbed halen, een nacht of wat op een matras slapen. Is een product daarna meer gebruikt dan daarvoor nodig is, dan kunnen we de waardevermindering verrekenen.</p>
<h2>Beschadigd of verkeerd geleverd?</h2>
<p>Kwam je pakket open, nat of kapot aan, of is het verkeerd? Maak een foto en <a href="/service/klantenservice-contact/">laat het ons weten</a>. We sturen meteen een nieuw exemplaar of betalen je terug; jij kiest.</p>`,
  metaDescription:
    'Gratis verzending op alles, voor 23:59 besteld snel in huis. 14 dagen bedenktijd, ook op matrassen. Zo stuur je iets terug.',
})
