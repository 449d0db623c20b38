import { apply } from './apply.ts'
import type { PagePlan } from '../../plan.ts'

export const adviseurShowroom: PagePlan = {
  path: 'vacatures/adviseur-showroom-utrecht',
  title: 'Slaapadviseur in de showroom',
  intro: 'Je laat mensen in alle rust proefliggen en helpt ze kiezen, of raadt ze iets goedkopers aan.',
  daysAgo: 26,
  facts: [
    { title: 'Plaats', value: 'Showroom Utrecht' },
    { title: 'Uren', value: '32 tot 38 per week' },
    { title: 'Werktijden', value: 'Woensdag tot en met zondag, om en om een weekend vrij' },
    { title: 'Salaris', value: '€ 2.600 tot € 3.100 bruto per maand bij 38 uur' },
    { title: 'Contract', value: 'Een jaar, daarna vast. Geen provisie' },
  ],
  metaDescription:
    'Vacature slaapadviseur in de showroom van Sluimer in Utrecht, 32 tot 38 uur. Eerlijk advies over matrassen en boxsprings, zonder provisie.',
  html: `<p>In onze showroom staan alle matrassen en boxsprings die we verkopen. Mensen komen er vaak met een zere rug en een stapel tegenstrijdige adviezen van internet. Jij zet koffie, stelt drie goede vragen en laat ze daarna een kwartier met rust. Je krijgt geen provisie. Zo hoef je nooit het duurste aan te raden, en dat merken klanten.</p>
<h2>Wat je doet</h2>
<ul>
<li>Klanten ontvangen, met of zonder afspraak, en ze helpen proefliggen.</li>
<li>Adviseren over hardheid, maat en materiaal, en uitleggen waarom.</li>
<li>Bestellingen plaatsen en afspraken maken voor bezorging en montage.</li>
<li>De showroom netjes houden: elk bed wordt elke ochtend opgemaakt.</li>
<li>Meedenken over de collectie. Wat jij hoort, horen onze inkopers anders niet.</li>
</ul>
<h2>Wie je bent</h2>
<ul>
<li>Je vindt het leuk om met mensen te praten, en om even niets te zeggen.</li>
<li>Je kunt uitleggen zonder te overdrijven.</li>
<li>Je spreekt goed Nederlands; Engels is handig.</li>
<li>Je kunt tillen: een matras van 20 kilo verplaats je met een collega.</li>
</ul>
<h2>Wat je krijgt</h2>
<ul>
<li>Drie weken opleiding, waarin je leert hoe een matras van binnen werkt en een dag meerijdt met de bezorgers.</li>
<li>Toeslag van 50 procent op zondag.</li>
<li>28 vakantiedagen, pensioen en reiskostenvergoeding.</li>
<li>40 procent korting op alles wat we verkopen, en na je proeftijd een matras naar keuze.</li>
</ul>
${apply('Slaapadviseur', 'Joris van Dam, hoofd showroom')}`,
}
