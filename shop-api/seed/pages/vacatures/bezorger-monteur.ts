import { apply } from './apply.ts'
import type { PagePlan } from '../../plan.ts'

export const bezorgerMonteur: PagePlan = {
  path: 'vacatures/bezorger-monteur',
  title: 'Bezorger en monteur boxsprings',
  intro: 'Met zijn tweeën op pad, acht adressen per dag, en bij elk adres staat er een bed als je weggaat.',
  daysAgo: 5,
  facts: [
    { title: 'Plaats', value: 'Vertrek vanuit het magazijn in Nieuwegein' },
    { title: 'Uren', value: '36 of 40 per week' },
    { title: 'Werktijden', value: 'Maandag tot en met zaterdag, vier of vijf dagen, start om 7.00 uur' },
    { title: 'Salaris', value: '€ 2.650 tot € 3.050 bruto per maand bij 40 uur' },
    { title: 'Contract', value: 'Een jaar, daarna vast' },
  ],
  metaDescription:
    'Vacature bezorger en monteur van boxsprings en matrassen bij Sluimer, 36 of 40 uur. Met zijn tweeën op pad in een elektrische bus.',
  html: `<p>Een boxspring is zwaar, en de trap is altijd smaller dan de klant dacht. Daarom rijden we met zijn tweeën. Jullie brengen het bed tot in de slaapkamer, zetten het in elkaar, nemen de verpakking mee en laten alles schoon achter. De planning gaat uit van acht adressen per dag. Loopt het uit, dan bellen wij de volgende klant, niet jullie.</p>
<h2>Wat je doet</h2>
<ul>
<li>Laden aan de hand van de route, in een elektrische bus met laadklep.</li>
<li>Matrassen en boxsprings bezorgen en monteren.</li>
<li>Vloerkleden en matrassen ophalen die klanten terugsturen.</li>
<li>Schade zien en melden, met een foto, voordat de klant het hoeft te doen.</li>
</ul>
<h2>Wie je bent</h2>
<ul>
<li>Je hebt rijbewijs B en rijdt rustig.</li>
<li>Je bent handig: een hoofdbord zit bij jou waterpas.</li>
<li>Je bent vriendelijk in andermans huis, en doet je schoenen uit of overschoenen aan.</li>
<li>Je spreekt genoeg Nederlands om met klanten af te stemmen.</li>
</ul>
<h2>Wat je krijgt</h2>
<ul>
<li>Vaste maat op de bus en een vaste streek.</li>
<li>Goede hulpmiddelen: tilbanden, een traploper en werkkleding van ons.</li>
<li>Een uur voor de lunch, echt.</li>
<li>27 vakantiedagen, pensioen, en de mogelijkheid om je rijbewijs BE of C1 te halen op onze kosten.</li>
<li>40 procent korting op alles wat we verkopen.</li>
</ul>
${apply('Bezorger en monteur', 'Sem Aydin, planner')}`,
}
