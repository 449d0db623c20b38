import { apply } from './apply.ts'
import type { PagePlan } from '../../plan.ts'

export const medewerkerKlantenservice: PagePlan = {
  path: 'vacatures/medewerker-klantenservice',
  title: 'Medewerker klantenservice',
  intro: 'Jij helpt mensen aan de telefoon en per mail, zonder script en zonder stopwatch.',
  daysAgo: 12,
  facts: [
    { title: 'Plaats', value: 'Utrecht, deels vanuit huis' },
    { title: 'Uren', value: '24 tot 32 per week' },
    { title: 'Werktijden', value: 'Wisselend, tussen 9.00 en 21.00 uur en om de week een zaterdag' },
    { title: 'Salaris', value: '€ 2.500 tot € 2.950 bruto per maand bij 40 uur' },
    { title: 'Contract', value: 'Een jaar, daarna vast' },
  ],
  metaDescription:
    'Vacature medewerker klantenservice bij Sluimer in Utrecht, 24 tot 32 uur. Help klanten aan de telefoon en per mail, deels vanuit huis.',
  html: `<p>Iemand belt omdat haar dekbed te warm is. Een ander weet niet of zijn boxspring de trap op kan. Een derde heeft een handdoek met een losse lus. Jij zoekt uit wat er nodig is en regelt het, het liefst in één gesprek. We meten niet hoe lang dat duurt. We vragen alleen achteraf of het is opgelost.</p>
<h2>Wat je doet</h2>
<ul>
<li>Vragen beantwoorden over producten, bestellingen en bezorging, aan de telefoon en per mail.</li>
<li>Retouren en klachten afhandelen. Tot € 150 beslis je zelf over herstellen, vervangen of terugbetalen.</li>
<li>Afspraken maken voor het bezorgen van matrassen en boxsprings.</li>
<li>Doorgeven wat beter kan: staat er iets onduidelijk op de site, dan passen we het die week aan.</li>
</ul>
<h2>Wie je bent</h2>
<ul>
<li>Je luistert goed en schrijft helder Nederlands, zonder moeilijke woorden.</li>
<li>Je blijft rustig, ook als een klant dat niet is.</li>
<li>Ervaring is fijn, maar niet nodig. Je loopt de eerste vier weken mee met een collega, en slaapt een nacht op elk van onze matrassen.</li>
</ul>
<h2>Wat je krijgt</h2>
<ul>
<li>Een team van elf mensen die elkaars diensten ruilen zonder daar een formulier voor in te vullen.</li>
<li>28 vakantiedagen, een pensioenregeling en reiskostenvergoeding, ook voor de fiets.</li>
<li>Een goede headset en stoel, op kantoor en thuis.</li>
<li>40 procent korting op alles wat we verkopen.</li>
</ul>
${apply('Medewerker klantenservice', 'Fenna Brouwer, hoofd klantenservice')}`,
}
