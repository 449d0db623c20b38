import { apply } from './apply.ts'
import type { PagePlan } from '../../plan.ts'

export const inkoperBedtextiel: PagePlan = {
  path: 'vacatures/inkoper-bedtextiel',
  title: 'Inkoper bedtextiel',
  intro:
    'Jij kiest welke overtrekken, lakens en dekbedden volgend jaar in onze winkel liggen, en voor welke prijs.',
  daysAgo: 40,
  facts: [
    { title: 'Plaats', value: 'Utrecht, een dag per week vanuit huis' },
    { title: 'Uren', value: '32 tot 40 per week' },
    {
      title: 'Reizen',
      value: 'Vier keer per jaar naar weverijen in Portugal en Italië, met de trein waar het kan',
    },
    { title: 'Salaris', value: '€ 3.400 tot € 4.300 bruto per maand bij 40 uur' },
    { title: 'Contract', value: 'Een jaar, daarna vast' },
  ],
  metaDescription:
    'Vacature inkoper bedtextiel bij Sluimer in Utrecht, 32 tot 40 uur. Kies de collectie overtrekken, lakens en dekbedden van volgend jaar.',
  html: `<p>Een overtrek begint twee jaar voordat iemand eronder slaapt. Je bekijkt garens, voelt weefsels, praat met weverijen en beslist wat er komt en wat er gaat. Je doet dat samen met een ontwerper en een analist, en met de mensen van de klantenservice, want die weten als eersten welke rits er na een half jaar uit ligt.</p>
<h2>Wat je doet</h2>
<ul>
<li>De collectie bedtextiel samenstellen: ongeveer 120 artikelen in 500 maten en kleuren.</li>
<li>Leveranciers zoeken, bezoeken en beoordelen, ook op hoe ze met hun mensen en hun water omgaan.</li>
<li>Onderhandelen over prijs, levertijd en minimale afname.</li>
<li>Monsters laten testen op krimp, kleurechtheid en pillen, en durven afkeuren.</li>
<li>Met de planner bepalen hoeveel we bestellen, zodat er niet te veel in de outlet belandt.</li>
</ul>
<h2>Wie je bent</h2>
<ul>
<li>Je hebt minstens drie jaar ervaring met de inkoop van textiel.</li>
<li>Je herkent percal met je ogen dicht, en legt het verschil met satijn zo uit dat je buurvrouw het snapt.</li>
<li>Je rekent graag, en gelooft een marge pas als je hem zelf hebt nagerekend.</li>
<li>Je spreekt Nederlands en Engels; Portugees of Italiaans is een groot pluspunt.</li>
</ul>
<h2>Wat je krijgt</h2>
<ul>
<li>Veel vrijheid: binnen je budget beslis je zelf.</li>
<li>28 vakantiedagen, pensioen, reiskostenvergoeding en een laptop naar keuze.</li>
<li>Een opleidingsbudget van € 1.500 per jaar.</li>
<li>40 procent korting op alles wat we verkopen.</li>
</ul>
${apply('Inkoper bedtextiel', 'Noor el Amrani, hoofd collectie')}`,
}
