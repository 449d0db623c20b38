import type { ServicePagePlan } from '../plan.ts'

export const privacy: ServicePagePlan = {
  slug: 'privacy',
  title: 'Privacyverklaring',
  html: `<p>Sluimer Slapen &amp; Wonen B.V., Weverspad 12, 3512 AB Utrecht, is verantwoordelijk voor de verwerking van je gegevens. Heb je een vraag, mail dan naar klantenservice@sluimer.example.</p>
<h2>Welke gegevens en waarvoor</h2>
<table><thead><tr><th>Gegevens</th><th>Waarvoor</th><th>Grondslag</th><th>Hoe lang</th></tr></thead><tbody>
<tr><td>Naam, aanhef, adressen, e-mailadres, telefoonnummer, wat je bestelt en hoe je betaalt</td><td>Je bestelling leveren, je erover mailen, garantie en retour</td><td>De overeenkomst met jou</td><td>Zeven jaar na afloop van het jaar: de Belastingdienst vraagt om de facturen, en met de rest helpen we je bij garantie; daarna zonder je gegevens. Verwijder je je account, dan houden we alleen de naam en het adres van je facturen zo lang</td></tr>
<tr><td>Dezelfde gegevens bij een geannuleerde, niet betaalde bestelling</td><td>Je vragen erover beantwoorden</td><td>De overeenkomst, voorbereiding daarvan</td><td>Negentig dagen na de annulering</td></tr>
<tr><td>Je geboortedatum, als je die bij een bestelling invult, en wat je betaalmethode vraagt om achteraf of gespreid te betalen: geboortedatum, aanhef, telefoonnummer en termijnen</td><td>Controleren of je oud genoeg bent, en de betaling aanvragen</td><td>De overeenkomst met jou</td><td>Na de bestelling, de betaling of een terugbetaling nog hooguit een halfjaar, voor als over de betaling een geschil ontstaat</td></tr>
<tr><td>Een code van je IP-adres bij een bestelling, waaruit het adres niet is af te lezen</td><td>Voorkomen dat iemand met onbetaalde bestellingen de voorraad vasthoudt</td><td>Gerechtvaardigd belang</td><td>Dertig dagen</td></tr>
<tr><td>Zo'n code van het IP-adres waarvandaan je inlogt</td><td>Voorkomen dat wie je wachtwoord probeert te raden, jou buitensluit</td><td>Gerechtvaardigd belang</td><td>Negentig dagen na de laatste keer</td></tr>
<tr><td>Zo'n code van het IP-adres en het e-mailadres bij formulieren en mails</td><td>Tellen hoe vaak ze worden gebruikt, tegen misbruik</td><td>Gerechtvaardigd belang</td><td>Hooguit een week</td></tr>
<tr><td>Bedrijfsnaam, KvK- en btw-nummer</td><td>Een juiste factuur</td><td>De wet</td><td>Zeven jaar na afloop van het jaar</td></tr>
<tr><td>Wat er in je winkelwagen ligt</td><td>Zodat je verder kunt waar je was</td><td>De overeenkomst, voorbereiding daarvan</td><td>Dertig dagen na je laatste bezoek; met een account tot je dat verwijdert</td></tr>
<tr><td>Wat je bekeek, je winkelwagen en het e-mailadres dat je bij het bestellen intypte</td><td>Je één keer per winkelwagen mailen dat er nog iets in ligt</td><td>Toestemming voor een e-mail over je winkelwagen, te geven en in te trekken bij Cookie-instellingen; afmelden kan ook met de link in de mail</td><td>Dertig dagen na je laatste bezoek; je e-mailadres tot je je toestemming intrekt, als dat eerder is</td></tr>
<tr><td>Een onomkeerbare code van je e-mailadres, als je je afmeldt voor mails over je winkelwagen</td><td>Je die mails niet meer sturen</td><td>Gerechtvaardigd belang</td><td>Zolang we zulke mails sturen</td></tr>
<tr><td>Je beoordeling en de naam die je erbij zet</td><td>Andere klanten helpen kiezen</td><td>Toestemming</td><td>Tot je vraagt om verwijdering, of je account verwijdert</td></tr>
<tr><td>Je e-mailadres bij een beoordeling</td><td>Je laten weten waarom we haar niet plaatsen</td><td>De wet</td><td>Tot we haar hebben gelezen</td></tr>
<tr><td>Je e-mailadres voor de nieuwsbrief</td><td>Je de nieuwsbrief sturen, pas nadat je dat per e-mail hebt bevestigd</td><td>Toestemming</td><td>Tot je je afmeldt; zonder bevestiging een week</td></tr>
<tr><td>Wat je ons schrijft met het contactformulier of per mail</td><td>Je antwoord geven</td><td>Gerechtvaardigd belang</td><td>Twee jaar</td></tr>
<tr><td>Wat je in de chat schrijft, nadat we namen, adressen, telefoon- en bestelnummers eruit hebben gehaald, en je sterren</td><td>De antwoorden van de chat verbeteren</td><td>Gerechtvaardigd belang</td><td>Negentig dagen</td></tr>
<tr><td>Bestelnummer, e-mailadres en reden bij een retouraanvraag</td><td>Je retour ophalen en terugbetalen</td><td>De overeenkomst met jou</td><td>Zeven jaar na afloop van het jaar</td></tr>
<tr><td>Je naam, e-mailadres en bestelnummer bij een herroeping</td><td>Je herroeping bevestigen en terugbetalen</td><td>De wet</td><td>Zeven jaar na afloop van het jaar</td></tr>
<tr><td>Je e-mailadres als je wilt weten wanneer een artikel weer op voorraad is</td><td>Je dat één keer mailen</td><td>Toestemming</td><td>Tot die mail, en hooguit een halfjaar</td></tr>
<tr><td>Je account: naam, aanhef, geboortedatum als je die invult, e-mailadres, telefoonnummer, adressen en een onomkeerbare code van je wachtwoord</td><td>Inloggen en bestellen zonder alles opnieuw te typen</td><td>De overeenkomst met jou</td><td>Tot je het verwijdert, bij Mijn gegevens</td></tr>
<tr><td>De mails die we je sturen</td><td>Zien wat je van ons hebt gekregen</td><td>Gerechtvaardigd belang</td><td>Dertig dagen</td></tr>
<tr><td>Je sollicitatie</td><td>De vacature vervullen</td><td>Gerechtvaardigd belang</td><td>Vier weken na de procedure</td></tr>
</tbody></table>
<h2>Met wie delen we ze</h2>
<p>Alleen met wie ze nodig heeft om je bestelling uit te voeren of de winkel te laten werken, of met jouw toestemming. Wie voor ons werkt, mag je gegevens nergens anders voor gebruiken. We verkopen geen gegevens.</p>
<ul>
<li>De bezorgdienst: je naam, je bedrijfsnaam als je die invult, je adres, e-mailadres en telefoonnummer, en het bestelnummer.</li>
<li>De betaaldienst, Mollie. De betaaldienst krijgt bij elke betaalmethode je naam, e-mailadres en telefoonnummer, je factuuradres en afleveradres, je bedrijfsnaam als je die invult, de artikelen, de bedragen en het bestelnummer, en bij in3 ook je geboortedatum. Betaal je achteraf of in termijnen, dan beslist het bedrijf achter die betaalmethode of dat kan, met gegevens waarvoor het zelf verantwoordelijk is.</li>
<li>Onze boekhouder: je facturen.</li>
<li>Onze hostingprovider en mailprovider, die in onze opdracht de gegevens van de winkel bewaren en onze mails versturen.</li>
<li>Het openbare adresregister van het Kadaster (PDOK), als je een adres typt, om de straat en plaats op te zoeken: dat krijgt alleen de postcode, het huisnummer en de toevoeging, zonder je naam of IP-adres.</li>
<li>Het Europese btw-register (VIES), als je een btw-nummer invult: alleen dat nummer.</li>
<li>Google Analytics, alleen als je statistieken toestaat, en Google Ads, alleen als je marketing toestaat: wat je in de winkel bekijkt en bestelt, je IP-adres en je browser, en bij marketing ook je e-mailadres als je op een link uit een van onze mails klikte waarin het staat. Zie <a href="/service/cookies/">cookies</a>.</li>
<li>De aanbieder van een taalmodel, als dat de antwoorden in de chat schrijft: je vraag, nadat we er namen, adressen, telefoon- en bestelnummers uit hebben gehaald voor zover we die herkennen.</li>
</ul>
<h2>Buiten de Europese Unie</h2>
<p>Google en de aanbieder van een taalmodel kunnen gegevens buiten de Europese Unie verwerken, zoals in de Verenigde Staten. Dat mag alleen met de waarborgen van de AVG: een besluit van de Europese Commissie dat je gegevens daar goed beschermd zijn, of haar modelcontract. Op verzoek sturen we je daarvan een kopie.</p>
<h2>Wat is verplicht?</h2>
<p>Zonder de gegevens die een formulier verplicht vraagt, kunnen we je bestelling niet leveren, je factuur niet maken of je vraag niet beantwoorden. Waar 'optioneel' bij staat, mag je leeg laten. Gegevens waarvoor we toestemming vragen ben je nooit verplicht te geven.</p>
<h2>Betalen</h2>
<p>Je bank- of kaartgegevens vul je in bij de betaaldienst. Wij krijgen alleen te horen met welke betaalmethode je betaalt, en of dat is gelukt.</p>
<h2>Je rechten</h2>
<p>Je mag je gegevens inzien, laten verbeteren, laten verwijderen, het gebruik ervan laten beperken, ze meenemen naar een ander, en bezwaar maken tegen gebruik. Een toestemming kun je altijd intrekken. Stuur een mail; binnen een maand heb je antwoord. Ben je niet tevreden, dan kun je een klacht indienen bij de Autoriteit Persoonsgegevens.</p>
<h2>Beveiliging</h2>
<p>De verbinding met onze winkel is versleuteld. Je bestelling is alleen te openen vanuit de browser waarin je haar plaatste, met de persoonlijke link uit je e-mail, die na dertig dagen verloopt, via je account, of via de pakketchecker met het bestelnummer, je e-mailadres en je postcode. Wie bij ons werkt ziet alleen wat voor dat werk nodig is.</p>`,
  metaDescription:
    'Welke gegevens Sluimer van je bewaart, waarvoor, hoe lang en met wie we ze delen. En hoe je ze inziet of laat verwijderen.',
}
