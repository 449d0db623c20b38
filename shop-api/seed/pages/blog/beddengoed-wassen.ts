import type { PagePlan } from '../../plan.ts'

export const beddengoedWassen: PagePlan = {
  path: 'blog/beddengoed-wassen',
  title: 'Beddengoed wassen: zo blijft het jaren mooi',
  intro:
    'Hoe vaak, hoe heet en waarom je wasverzachter beter kunt laten staan. Alles over de was, van overtrek tot kussen.',
  image: 'products/hoeslaken/lichtblauw',
  author: 'Marit Hoekstra',
  daysAgo: 47,
  categories: ['hoeslaken', 'dekbedovertrek', 'molton'],
  products: [
    'hoeslaken-jersey-lichtblauw',
    'molton-grondlaag-katoen',
    'waterdichte-molton-droogdok',
    'hoofdkussen-sluimerzacht-vezel',
  ],
  metaDescription:
    'Hoe vaak en hoe heet was je beddengoed? Wasadvies per stof, voor dekbedovertrekken, hoeslakens, moltons, kussens en dekbedden.',
  html: `<p>In een nacht verlies je een kwart tot een halve liter vocht, en een paar gram huidschilfers. Het klinkt niet smakelijk, maar het is precies waarvoor beddengoed is gemaakt: het vangt op wat anders in je matras zou belanden. Mits je het op tijd wast. Hieronder lees je hoe je dat doet zonder dat de kleur verbleekt en de naden gaan trekken.</p>
<h2>Hoe vaak?</h2>
<table><thead><tr><th>Wat</th><th>Hoe vaak</th><th>Temperatuur</th></tr></thead><tbody>
<tr><td>Kussensloop</td><td>Elke week</td><td>60 graden</td></tr>
<tr><td>Dekbedovertrek en hoeslaken</td><td>Elke een à twee weken</td><td>40 of 60 graden</td></tr>
<tr><td>Molton</td><td>Elke zes weken</td><td>60 graden</td></tr>
<tr><td>Hoofdkussen</td><td>Twee keer per jaar</td><td>Zie het label, meestal 60 graden</td></tr>
<tr><td>Dekbed van vezel</td><td>Eén keer per jaar</td><td>60 graden</td></tr>
<tr><td>Dekbed van dons</td><td>Eens in de drie jaar</td><td>Laat het liever reinigen</td></tr>
<tr><td>Dekbed van wol</td><td>Luchten is genoeg</td><td>Niet in de machine</td></tr>
</tbody></table>
<p>Slaap je zonder pyjama, heb je een huisdier op bed of een allergie, kies dan altijd de kortste termijn. Ben je ziek geweest, was dan alles een keer op 60 graden.</p>
<h2>40 of 60 graden?</h2>
<p>Op 40 graden wordt wasgoed schoon. Op 60 graden gaan ook huisstofmijt en bacteriën dood. Onze raad: was licht beddengoed om en om, de ene keer op 40, de andere op 60. Donkere en felle kleuren was je op 40 graden, met een wasmiddel zonder bleek. Kussenslopen gaan altijd heet, want daar ligt je gezicht op.</p>
<h2>Per stof</h2>
<p><strong>Katoen en percal</strong> kunnen alles hebben. Ze kreuken wel: haal ze meteen uit de trommel en sla ze een keer flink uit, dan hoef je niet te strijken.</p>
<p><strong>Katoensatijn</strong> was je binnenstebuiten op 40 graden. De glans zit aan de buitenkant en slijt van wrijving, niet van water.</p>
<p><strong>Flanel</strong> pluist de eerste twee wasbeurten. Was het apart en schud het buiten uit; daarna is het over.</p>
<p><strong>Jersey</strong> is gebreid en rekt. Droog het niet te heet, dan houden hoeslakens hun vorm en blijven de hoeken om je matras zitten.</p>
<p><strong>Halflinnen</strong> wordt bij elke wasbeurt zachter. Vul de trommel niet te vol, want linnen heeft ruimte nodig om geen vouwen te krijgen.</p>
<h2>Laat de wasverzachter staan</h2>
<p>Wasverzachter legt een dun laagje om elke vezel. Dat voelt zacht, maar het sluit de stof af: beddengoed ademt minder, handdoeken nemen minder op en een molton wordt er zelfs waterafstotend van, terwijl je juist wilt dat hij vocht opneemt. Een scheut schoonmaakazijn in het laatste spoelwater doet hetzelfde zonder die laag, en ruikt na het drogen nergens naar.</p>
<h2>De trommel niet te vol</h2>
<p>Een tweepersoons overtrek met slopen en een hoeslaken is een volle trommel van zeven kilo. Doe er niets meer bij. Het overtrek trekt anders alles naar binnen, en wat in de prop zit wordt niet schoon. Sluit knopen of rits voor je begint; dat voorkomt dat je sokken na afloop in een hoekje van je overtrek terugvindt.</p>
<h2>Drogen</h2>
<p>Buiten aan de lijn is het best voor de stof en voor de geur. Hang overtrekken aan de onderkant op, dan krijg je geen knijperafdrukken waar je ze ziet. In de droger: lage stand, en haal het eruit als het nog net niet kurkdroog is. Te droog katoen wordt stug en krimpt bij elke keer een beetje meer. Kussens en dekbedden van vezel droog je met twee schone tennisballen erbij, die slaan de vulling weer los.</p>
<h2>Opbergen</h2>
<p>Beddengoed dat je een seizoen niet gebruikt, berg je schoon, droog en donker op, liefst in katoen en nooit in plastic. Vouw het om de paar maanden anders, dan ontstaan er geen blijvende vouwen. Drie sets per bed is genoeg: één op het bed, één in de was, één in de kast.</p>
<h2>Tijd voor nieuw?</h2>
<p>Een goed overtrek gaat acht tot tien jaar mee. Voel je dunne plekken bij je schouders of trekt het elastiek van je hoeslaken niet meer, dan is het op. <a href="/hoeslaken/">Bekijk de hoeslakens</a> of lees in onze <a href="/blog/welke-maat-dekbedovertrek/">matengids</a> welke maat overtrek je nodig hebt.</p>`,
}
