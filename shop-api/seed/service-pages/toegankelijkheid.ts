import type { ServicePagePlan } from '../plan.ts'

export const toegankelijkheid: ServicePagePlan = {
  slug: 'toegankelijkheid',
  title: 'Toegankelijkheid',
  html: `<p>Iedereen moet bij Sluimer kunnen winkelen, ook met een schermlezer, zonder muis of met een vergroot scherm. Deze verklaring geldt voor onze webwinkel, van het zoeken van een product tot het terugsturen ervan, en voor de mails over je bestelling.</p>
<h2>Wat we bieden</h2>
<p>In de winkel zoek, vergelijk en bestel je producten voor het bed en het huis, volg je een bestelling en stuur je iets terug. Dat gaat in drie stappen: je adres, hoe we verzenden en hoe je betaalt, en een laatste overzicht. Een account is niet nodig, en bellen kan ook: 085 - 000 00 00.</p>
<h2>Waaraan we voldoen</h2>
<p>De webwinkel is gemaakt om te voldoen aan de Richtlijnen voor toegankelijkheid van webcontent, WCAG 2.2 niveau AA, en daarmee aan de eisen voor websites in de Europese norm EN 301 549. Dat betekent onder meer:</p>
<ul>
<li>alles werkt met een toetsenbord, en je ziet waar je bent;</li>
<li>tekst heeft genoeg contrast en kan tot 200% worden vergroot, en de pagina past zich aan een smal scherm aan;</li>
<li>foto's van producten hebben een beschrijving, en formulieren zeggen in tekst wat er ontbreekt;</li>
<li>je hoeft nergens te slepen, knoppen zijn groot genoeg, en wat beweegt kun je stilzetten;</li>
<li>wachtwoorden mag je plakken of laten invullen.</li>
</ul>
<h2>Hoe we dat toetsen</h2>
<p>Bij elke wijziging van de winkel doorlopen programma's de pagina's als een bezoeker, breed en smal, en toetsen ze aan de regels van WCAG 2.2 AA die een programma kan toetsen; een deel daarvan gebeurt met alleen het toetsenbord. Een onafhankelijk onderzoek, en een toets met mensen die een schermlezer gebruiken, is nog niet gedaan.</p>
<h2>Wat nog niet goed gaat</h2>
<ul>
<li>De factuur in PDF heeft geen opmaak voor schermlezers. Alles wat erop staat vind je ook bij de bestelling in je account, en op verzoek sturen we hem als tekst.</li>
<li>De pagina's van je bank of betaaldienst en van de bezorgdienst zijn van hen. Kom je daar niet verder, dan zoeken we samen een andere manier.</li>
</ul>
<h2>Loop je ergens tegenaan?</h2>
<p>Mail klantenservice@sluimer.example, bel 085 - 000 00 00 of schrijf naar Sluimer Slapen &amp; Wonen B.V., Weverspad 12, 3512 AB Utrecht. Vertel welke pagina het is en wat er niet lukt. Binnen drie werkdagen hoor je wat we eraan doen, en tot het is opgelost helpen we je op een andere manier.</p>
<p>Ben je niet tevreden met ons antwoord? Dan kun je een klacht indienen bij de toezichthouder: in Nederland de Autoriteit Consument &amp; Markt, in België de FOD Economie en in Luxemburg OSAPS.</p>
<p>Deze verklaring is van 27 november 2026.</p>`,
  metaDescription:
    'Hoe toegankelijk de webwinkel van Sluimer is, hoe we dat toetsen, wat nog niet goed gaat en waar je een probleem meldt.',
}
