import { costsBack, mayWait, waysBack } from 'shared-types/order/withdrawal-texts'
import type { ServicePagePlan } from '../plan.ts'

export const herroepingsrecht: ServicePagePlan = {
  slug: 'herroepingsrecht',
  title: 'Herroepingsrecht',
  html: `<h2>Recht van herroeping: 14 dagen bedenktijd</h2>
<p>Je hebt het recht om je overeenkomst met ons binnen 14 dagen zonder opgave van redenen te herroepen. De termijn eindigt 14 dagen na de dag waarop jij, of iemand die je daarvoor hebt aangewezen, het laatste product van je bestelling in bezit hebt gekregen. Eindigt de termijn op een zaterdag, zondag of feestdag, dan loopt hij door tot en met de eerstvolgende werkdag.</p>
<p>Om te herroepen laat je ons dat met een duidelijke verklaring weten. Het snelst gaat dat online, met <a href="/service/herroepen/">Bestelling herroepen</a>: je krijgt meteen een bevestiging. Het mag ook per e-mail aan klantenservice@sluimer.example, telefonisch via 085 - 000 00 00, of per post aan Sluimer Slapen &amp; Wonen B.V., Weverspad 12, 3512 AB Utrecht. Vermeld je naam, je bestelnummer en het e-mailadres van de bestelling. We sturen je altijd een bevestiging waarin staat wat je hebt herroepen en op welke datum en welk tijdstip.</p>
<p>Je bent op tijd als je je verklaring verstuurt voordat de termijn voorbij is.</p>
<h2>Gevolgen van de herroeping</h2>
<p>Na je herroeping betalen we terug wat je voor de artikelen hebt betaald, met ${costsBack} We doen dat binnen 14 dagen na je herroeping en op dezelfde manier als waarop je hebt betaald, tenzij je met iets anders instemt. ${mayWait} Herroep je een deel van je bestelling, dan betalen we terug wat je voor dat deel hebt betaald.</p>
<p>${waysBack} Je bent alleen aansprakelijk voor waardevermindering door gebruik dat verder gaat dan nodig is om de aard, de kenmerken en de werking van het product vast te stellen.</p>
<h2>Ook voor matrassen en boxsprings</h2>
<p>Het verwijderen van de folie van een matras beëindigt je recht niet. Ook een boxspring waarvan je stof, maat en hardheid uit ons aanbod hebt gekozen, kun je herroepen.</p>
<h2>Modelformulier voor herroeping</h2>
<p>Dit formulier hoef je alleen in te vullen en op te sturen als je de overeenkomst op deze manier wilt herroepen.</p>
<ul>
<li>Aan: Sluimer Slapen &amp; Wonen B.V., Weverspad 12, 3512 AB Utrecht, klantenservice@sluimer.example</li>
<li>Ik deel u hierbij mede dat ik onze overeenkomst betreffende de verkoop van de volgende producten herroep: …</li>
<li>Besteld op / ontvangen op: …</li>
<li>Bestelnummer: …</li>
<li>Naam: …</li>
<li>Adres: …</li>
<li>Handtekening (alleen als dit formulier op papier wordt ingediend): …</li>
<li>Datum: …</li>
</ul>`,
  metaDescription:
    'Je mag elke bestelling bij Sluimer binnen 14 dagen herroepen, ook matrassen en boxsprings. Lees hoe, met het modelformulier.',
}
