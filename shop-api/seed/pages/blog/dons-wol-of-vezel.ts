import type { PagePlan } from '../../plan.ts'

export const donsWolOfVezel: PagePlan = {
  path: 'blog/dons-wol-of-vezel',
  title: 'Dons, wol of vezel: welk dekbed past bij jou?',
  intro:
    'Drie vullingen, drie heel verschillende nachten. Wie weet waarom hij wakker wordt, weet ook welk dekbed hij moet hebben.',
  image: 'products/dekbed/duvet-wool',
  author: 'Marit Hoekstra',
  daysAgo: 6,
  categories: ['dekbed', 'dekbedovertrek', 'molton'],
  products: [
    'wollen-vierseizoenendekbed-jaargetij',
    'donzen-vierseizoenendekbed-wolkendek',
    'vierseizoenendekbed-vierluik-holle-vezel',
    'zomerdekbed-briesje-lyocell',
  ],
  metaDescription:
    'Dons, wol of vezel? Lees hoe de drie vullingen warmte en vocht regelen, wat ze wegen, hoe je ze wast en voor wie ze zijn.',
  html: `<p>Vraag tien mensen wat een goed dekbed is en je hoort tien keer 'lekker warm'. Toch is kou zelden de reden dat iemand slecht slaapt. Veel vaker is het andersom: je valt warm in slaap, begint rond drie uur te zweten, slaat het dekbed weg en wordt een half uur later rillend wakker. Een goed dekbed houdt dus niet alleen warmte vast. Het laat ook los wat te veel is, en vooral: het voert vocht af.</p>
<h2>Dons: een laag lucht</h2>
<p>Dons is het onderkleed van eenden en ganzen, kleine vlokjes zonder pen. Elke vlok houdt lucht vast, en stilstaande lucht isoleert beter dan welke stof ook. Daarom weegt een donzen dekbed zo weinig: je ligt eigenlijk onder een laag lucht. Dons warmt binnen een paar minuten op, wat fijn is als je koude voeten hebt of in een kille slaapkamer slaapt.</p>
<p>Let bij het kiezen op twee dingen. Het eerste is de verhouding tussen dons en veertjes: hoe meer dons, hoe lichter en warmer. Het tweede zijn de vakken. Bij een <strong>cassettedekbed</strong> staan er wandjes tussen de boven- en de onderkant, zodat het dons nergens wordt platgedrukt en er geen koude naden ontstaan.</p>
<p>Dons is minder geschikt als je het 's nachts snel benauwd hebt. Het ventileert goed, maar neemt weinig vocht op. Wie veel zweet, ligt onder dons al gauw klam.</p>
<h2>Wol: de regelaar</h2>
<p>Wol doet iets wat geen andere vulling kan. De vezel neemt tot een derde van zijn eigen gewicht aan vocht op zonder nat aan te voelen, en geeft dat overdag weer af. Daardoor blijft de temperatuur onder een wollen dekbed opvallend gelijk. Je hebt het niet snel te warm en niet snel te koud, en dat is precies waarom mensen in de overgang of met een warme bedgenoot er zo enthousiast over zijn.</p>
<p>Een wollen dekbed is platter dan een donzen dekbed en valt dichter om je heen. Sommigen vinden dat geborgen, anderen missen het volume. Wassen doe je zelden: een paar keer per jaar een dag buiten hangen, het liefst bij droog en een beetje fris weer, is genoeg. Wol maakt zichzelf schoon zolang het kan luchten.</p>
<h2>Vezel: makkelijk en wasbaar</h2>
<p>Synthetische vulling heeft een naam te verliezen, maar is de laatste jaren sterk verbeterd. Holle vezels houden lucht vast, net als dons, en veren na een wasbeurt vanzelf terug. Het grote voordeel: je wast ze op 60 graden, en sommige zelfs heter. Heb je een huisstofmijtallergie, kinderen of een hond die op bed mag, dan is vezel bijna altijd de verstandigste keuze. Vezel kost bovendien het minst.</p>
<p>Het nadeel is de levensduur. Reken op vijf tot acht jaar, waar dons en wol er met gemak tien tot vijftien halen.</p>
<h2>Op een rij</h2>
<table><thead><tr><th>Vulling</th><th>Voelt</th><th>Vocht</th><th>Wassen</th></tr></thead><tbody>
<tr><td>Dons</td><td>Heel licht, veel volume</td><td>Matig</td><td>Zelden</td></tr>
<tr><td>Wol</td><td>Soepel, valt om je heen</td><td>Zeer goed</td><td>Luchten</td></tr>
<tr><td>Vezel</td><td>Veerkrachtig</td><td>Redelijk</td><td>Op 60 graden</td></tr>
</tbody></table>
<h2>En de warmteklasse dan?</h2>
<p>Op elk dekbed staat een klasse. Klasse 1 is het warmst, klasse 4 het lichtst. In een slaapkamer van 16 tot 18 graden kom je met klasse 2 het hele jaar een eind. Slaap je met het raam open, ga dan een klasse warmer; verwarm je de slaapkamer, dan een klasse lichter. Een <strong>vierseizoenendekbed</strong> bestaat uit twee delen die je met drukknopen aan elkaar maakt: het dunne voor de zomer, het dikkere voor lente en herfst, samen voor de winter. Het kost meer, maar je koopt er eigenlijk twee.</p>
<h2>Onze raad</h2>
<p>Word je zwetend wakker, kies wol. Heb je het altijd koud, kies dons. Wil je vooral gemak, kies vezel. Slaap je met zijn tweeën en zijn jullie het niet eens, neem dan ieder een eigen dekbed van 140 breed. Dat is geen nederlaag: in Scandinavië doet bijna iedereen het.</p>
<p>En blijkt na een paar nachten dat je je hebt vergist: je hebt <a href="/service/shipping-returns/">14 dagen bedenktijd</a>, ook als het dekbed al om je heen heeft gelegen. <a href="/dekbed/">Bekijk alle dekbedden</a> en filter op vulling en warmteklasse, of laat je in een paar vragen wijzen door de <a href="/dekbed/keuzehulp/">keuzehulp voor dekbedden</a>.</p>`,
}
