import type { ServicePagePlan } from '../plan.ts'

export const privacy: ServicePagePlan = {
  slug: 'privacy',
  title: 'Privacyverklaring',
  html: `<p>Sluimer Slapen &amp; Wonen B.V., Weverspad 12, 3512 AB Utrecht, is verantwoordelijk voor de verwerking van je gegevens. Heb je een vraag, mail dan naar klantenservice@sluimer.example.</p>
<h2>Welke gegevens en waarvoor</h2>
<table><thead><tr><th>Gegevens</th><th>Waarvoor</th><th>Grondslag</th><th>Hoe lang</th></tr></thead><tbody>
<tr><td>Naam, aanhef, adressen, e-mailadres, telefoonnummer, wat je bestelt en hoe je betaalt</td><td>Je bestelling leveren, je erover mailen, garantie en retour</td><td>De overeenkomst met jou</td><td>Zeven jaar na afloop van het jaar, omdat de Belastingdienst dat vraagt; daarna zonder je gegevens. Verwijder je je account, dan houden we alleen de naam en het adres van je facturen zo lang</td></tr>
<tr><td>Je geboortedatum, als je die invult of als je betaalmethode erom vraagt</td><td>Controleren of je oud genoeg bent om achteraf of gespreid te betalen</td><td>De overeenkomst met jou</td><td>Zeven jaar na afloop van het jaar</td></tr>
<tr><td>Bedrijfsnaam, KvK- en btw-nummer</td><td>Een juiste factuur</td><td>De wet</td><td>Zeven jaar na afloop van het jaar</td></tr>
<tr><td>Wat er in je winkelwagen ligt</td><td>Zodat je verder kunt waar je was</td><td>De overeenkomst, voorbereiding daarvan</td><td>Dertig dagen na je laatste bezoek; met een account tot je dat verwijdert</td></tr>
<tr><td>Wat je bekeek, je winkelwagen en het e-mailadres dat je bij het bestellen intypte</td><td>Je één keer per winkelwagen mailen dat er nog iets in ligt</td><td>Toestemming voor een e-mail over je winkelwagen, te geven en in te trekken bij Cookie-instellingen; afmelden kan ook met de link in de mail</td><td>Dertig dagen na je laatste bezoek; je e-mailadres tot je je toestemming intrekt, als dat eerder is</td></tr>
<tr><td>Je beoordeling en de naam die je erbij zet</td><td>Andere klanten helpen kiezen</td><td>Toestemming</td><td>Tot je vraagt om verwijdering, of je account verwijdert</td></tr>
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
<p>Alleen met wie ze nodig heeft om je bestelling uit te voeren: de bezorgdienst (naam, adres, telefoonnummer), de betaaldienst en onze boekhouder. De betaaldienst krijgt bij elke betaalmethode je naam, e-mailadres en telefoonnummer, je factuuradres en afleveradres, je bedrijfsnaam als je die invult, de artikelen, de bedragen en het bestelnummer, en bij in3 ook je geboortedatum. Ze mogen je gegevens nergens anders voor gebruiken. We verkopen geen gegevens. Typ je een adres, dan zoeken we de straat en plaats op in het openbare adresregister van het Kadaster (PDOK): dat krijgt alleen de postcode, het huisnummer en de toevoeging, zonder je naam of IP-adres.</p>
<h2>Betalen</h2>
<p>Je bank- of kaartgegevens vul je in bij de betaaldienst. Wij krijgen alleen te horen of een betaling is gelukt.</p>
<h2>Je rechten</h2>
<p>Je mag je gegevens inzien, laten verbeteren, laten verwijderen, meenemen naar een ander, en bezwaar maken tegen gebruik. Een toestemming kun je altijd intrekken. Stuur een mail; binnen een maand heb je antwoord. Ben je niet tevreden, dan kun je een klacht indienen bij de Autoriteit Persoonsgegevens.</p>
<h2>Beveiliging</h2>
<p>De verbinding met onze winkel is versleuteld. Je bestelling is alleen te openen vanuit de browser waarin je haar plaatste of met de persoonlijke link uit je e-mail, die na dertig dagen verloopt. Wie bij ons werkt ziet alleen wat voor dat werk nodig is.</p>`,
  metaDescription:
    'Welke gegevens Sluimer van je bewaart, waarvoor, hoe lang en met wie we ze delen. En hoe je ze inziet of laat verwijderen.',
}
