import { laterPayments, paymentTable } from '../content/payment-table.ts'
import type { ServicePagePlan } from '../plan.ts'

export const bestellenEnBetalen: ServicePagePlan = {
  slug: 'orderandpayment',
  title: 'Bestellen & betalen',
  html: `<p>Bestellen gaat in drie stappen: je adres, de manier van verzenden en betalen, en een laatste overzicht. Een account is niet nodig.</p>
<h2>Zo bestel je</h2>
<ol>
<li><strong>In je winkelwagen.</strong> Kies maat en kleur en leg het product in je winkelwagen. Je ziet meteen of er genoeg op voorraad is.</li>
<li><strong>Adres.</strong> Vul je gegevens in. Bij een Nederlands adres zoeken we straat en plaats voor je op. Bestel je voor je bedrijf, dan vul je ook je KvK- en btw-nummer in.</li>
<li><strong>Verzend- en betaalmethode.</strong> Standaard verzenden is gratis. Een verzekering is een keuze, nooit een vinkje dat al aanstaat.</li>
<li><strong>Betaling.</strong> Controleer het overzicht en bevestig met de knop 'Bestelling met betalingsverplichting'. Daarna ga je naar de pagina van je bank of betaaldienst.</li>
</ol>
<p>Je krijgt meteen een bevestiging per e-mail, en nog een bericht zodra we je betaling hebben. Ging er iets mis of sloot je de bankpagina, dan is er niets verloren: je winkelwagen staat er nog en je kunt opnieuw betalen, ook op een andere manier.</p>
<h2>Betaalmethoden</h2>
${paymentTable()}
<p>Welke methoden je kunt kiezen hangt af van je land en het bedrag. Bij Bankoverschrijving krijg je het rekeningnummer en het kenmerk meteen te zien en in je bevestigingsmail. Bij Bankoverschrijving heb je 12 dagen om te betalen, bij meer dan 20 artikelen 48 uur; zolang houden we je artikelen voor je vast. Boven € 1.000 kan Bankoverschrijving alleen als je met je account bent ingelogd. We verzenden zodra het bedrag binnen is. Wie achteraf of in termijnen betaalt, sluit daarvoor een overeenkomst met de betaaldienst; die kan je aanvraag toetsen. De toeslag voor PayPal krijg je terug als je herroept.</p>
<h3 id="achteraf">Kan ik achteraf of in termijnen betalen?</h3>
<p>Ja, vanaf 18 jaar. Kies je Klarna, Riverty of Billink, dan ontvang je eerst je bestelling en betaal je daarna. Met in3, Alma of SprayPay betaal je in delen.</p>
${laterPayments()}
<h3 id="contant">Kan ik contant of aan de deur betalen?</h3>
<p>Nee. Betalen gaat vooraf of achteraf met een bank of betaaldienst, zoals iDEAL, creditcard of Klarna. Dat geldt ook in de showroom.</p>
<h3 id="gelukt">Is mijn betaling gelukt of mislukt?</h3>
<p>Is ze gelukt, dan krijg je daar meteen een mail van. Is ze mislukt, dan is er niets verloren: je winkelwagen staat er nog en je kunt opnieuw betalen, ook op een andere manier. Is het bedrag wel van je rekening en staat je bestelling nog op 'wacht op betaling', geef het dan een uur; daarna zoeken we het voor je uit. Heb je dubbel betaald, dan storten we het tweede bedrag terug.</p>
<h2>Prijzen</h2>
<p>Alle prijzen zijn inclusief btw. Een doorgestreepte prijs is de laagste prijs die we in de 30 dagen vóór de verlaging hebben gevraagd. De prijs die je bij het afrekenen ziet, is de prijs die je betaalt.</p>
<h2>Zakelijk of in grote aantallen bestellen</h2>
<p>Kies bij je gegevens voor 'Zakelijk'. Op de factuur staan dan je bedrijfsnaam en btw-nummer. Meer dan vijftig stuks nodig, voor een hotel of een vakantiepark? Vraag via de <a href="/service/klantenservice-contact/">klantenservice</a> een offerte aan.</p>
<h2>Is het veilig?</h2>
<p>Ja. Je betaalgegevens vul je in bij je bank of betaaldienst, niet bij ons: wij zien alleen of er betaald is. De verbinding is versleuteld, en je gegevens gebruiken we om je bestelling te leveren. Meer daarover staat in onze <a href="/service/privacy/">privacyverklaring</a>.</p>`,
  metaDescription:
    'Bestellen bij Sluimer in drie stappen, zonder account. Betaal met iDEAL | Wero, Bancontact, Klarna, PayPal, Creditcard of Bankoverschrijving.',
}
