import type { ServicePagePlan } from '../plan.ts'

export const klantenservice: ServicePagePlan = {
  slug: 'klantenservice-contact',
  title: 'Klantenservice & contact',
  html: `<p>Een vraag over een maat, een bestelling of een bed dat bezorgd moet worden? We helpen je graag. De meeste antwoorden vind je hieronder; kom je er niet uit, dan hoor je van ons een mens en geen keuzemenu.</p>
<h2>Zo bereik je ons</h2>
<table><tbody>
<tr><th scope="row">Telefoon</th><td>085 - 000 00 00, op werkdagen van 9.00 tot 21.00 uur en op zaterdag van 9.00 tot 17.00 uur</td></tr>
<tr><th>E-mail</th><td>klantenservice@sluimer.example; op werkdagen antwoord binnen een dag</td></tr>
<tr><th>Bericht</th><td>Met ons <a href="#contactformulier">contactformulier</a></td></tr>
<tr><th>Post</th><td>Sluimer Slapen &amp; Wonen B.V., Weverspad 12, 3512 AB Utrecht</td></tr>
<tr><th>Showroom</th><td><a href="/showrooms/">Openingstijden en route</a></td></tr>
</tbody></table>
<h3 id="openingstijden">Wanneer zijn we open?</h3>
<p>De klantenservice is telefonisch bereikbaar op werkdagen van 9.00 tot 21.00 uur en op zaterdag van 9.00 tot 17.00 uur, niet op zondag. De <a href="/showrooms/">showroom in Utrecht</a> is open van woensdag tot en met vrijdag van 10.00 tot 18.00 uur, op zaterdag van 10.00 tot 17.00 uur en op zondag van 12.00 tot 17.00 uur. Op feestdagen zijn we gesloten; de webwinkel is altijd open.</p>
<h2>Over je bestelling</h2>
<p>Houd bij een vraag over een bestelling je bestelnummer bij de hand. Het begint met DKBD en staat in de bevestigingsmail.</p>
<h3>Wanneer komt mijn pakket?</h3>
<p>Bij elk product staat de levertijd. Staat er 'Voor 23:59 besteld', dan geldt de dag die erbij staat, vaak de volgende werkdag. Een matras bezorgen we binnen 3 tot 5 werkdagen en een boxspring, die we op bestelling maken, binnen 2 tot 3 weken; over de dag bellen we je.</p>
<h3>Kan ik mijn bestelling nog wijzigen?</h3>
<p>Bel ons zo snel mogelijk. Zolang het pakket niet is ingepakt, passen we je afleveradres aan. Wil je een andere maat of kleur? Dan annuleren we de bestelling en bestel je de goede meteen opnieuw.</p>
<h3>Ik heb geen bevestiging gekregen</h3>
<p>Kijk eerst in je map met ongewenste mail. Niets te vinden? Dan klopte het e-mailadres misschien niet. Bel ons met je naam en postcode, dan zoeken we de bestelling op.</p>
<h2>Over terugsturen</h2>
<p>Je hebt 14 dagen bedenktijd op alles, ook op matrassen waarvan de folie af is. Hoe het werkt lees je bij <a href="/service/shipping-returns/">verzenden en retourneren</a>.</p>
<h2>Een klacht?</h2>
<p>Vervelend. Vertel ons wat er mis is, het liefst met een foto erbij. Binnen drie werkdagen hoor je wat we eraan doen: herstellen, vervangen of terugbetalen. Op elk product zit wettelijke garantie; een naad die na een half jaar loslaat hoort niet, en dat lossen we op.</p>
<h2>Bedrijfsgegevens</h2>
<p>Sluimer Slapen &amp; Wonen B.V., gevestigd aan het Weverspad 12, 3512 AB Utrecht. KvK-nummer 90000009, btw-nummer NL800000009B01.</p>`,
  metaDescription:
    'Klantenservice van Sluimer: bel 085 - 000 00 00, mail of kom langs. Antwoord op vragen over bestellen, bezorgen en terugsturen.',
}
