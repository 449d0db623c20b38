import type { PagePlan } from '../../plan.ts'

export const aardetinten: PagePlan = {
  path: 'inspiratie/rustige-slaapkamer-in-aardetinten',
  title: 'Een rustige slaapkamer in aardetinten',
  intro:
    'Zand, terra en oker: drie kleuren die samen altijd goed zijn, en waar je ook over vijf jaar nog van houdt.',
  image: 'inspiratie/aardetinten',
  categories: ['dekbedovertrek', 'wonen/sierkussens', 'wonen/plaids', 'wonen/vloerkleden'],
  products: [
    'dekbedovertrek-steenbakkerij-terra-gewassen-katoen',
    'sierkussen-zonnehoek-oker',
    'plaid-breiwerk-zand',
    'vloerkleed-atlas-berber-ecru-met-ruit',
  ],
  metaDescription:
    'Zo maak je een warme, rustige slaapkamer in aardetinten: kleuren, stoffen en een verhouding die altijd klopt.',
  html: `<p>Aardetinten zijn geen mode. Het zijn de kleuren van klei, zand en gedroogd gras, en omdat je ze buiten overal ziet, vinden je ogen ze vanzelf rustig. In een slaapkamer werken ze beter dan grijs: ze maken de kamer warmer zonder dat hij kleiner lijkt.</p>
<h2>De verhouding</h2>
<p>Houd het bij drie tinten. Neem er één voor zestig procent van wat je ziet, meestal de lichtste: zand op de muur, het hoeslaken en de gordijnen. De tweede, bijvoorbeeld terra, krijgt dertig procent; dat is je dekbedovertrek. De laatste tien procent is oker of een diep bruin, in een sierkussen of een plaid. Meer kleuren heb je niet nodig, en minder wordt al snel saai.</p>
<h2>Speel met stof, niet met kleur</h2>
<p>Als de kleuren dicht bij elkaar liggen, moet het verschil uit de stof komen. Gewassen katoen is mat en een beetje gekreukt, een gebreide plaid heeft ribbels, een velours kussen vangt het licht. Leg een glad hoeslaken onder een overtrek met structuur, en een grof kussen op een zachte plaid. Zo blijft een kamer in bijna één kleur toch spannend om naar te kijken.</p>
<h2>Het bed opmaken</h2>
<ol>
<li>Trek een hoeslaken in zand strak over je matras.</li>
<li>Leg het dekbed in terra tot een handbreedte onder je kussens, en sla de bovenrand een keer terug.</li>
<li>Zet twee slaapkussens rechtop tegen het hoofdbord, met één sierkussen in oker ervoor.</li>
<li>Leg de plaid in drieën gevouwen over het voeteneind, een beetje scheef.</li>
</ol>
<h2>De vloer</h2>
<p>Een vloerkleed in ecru, met een dun patroon in bruin, brengt alles samen. Laat het aan beide kanten van het bed een halve meter uitsteken; dan zijn je eerste stappen van de dag zacht. In onze <a href="/blog/vloerkleed-kiezen/">gids over vloerkleden</a> lees je welke maat daarbij hoort.</p>
<h2>Licht</h2>
<p>Aardetinten houden van warm lamplicht. Koud wit licht maakt terra roze en oker groenig. Kies lampen van 2700 kelvin of lager, en liever twee kleine lampjes naast het bed dan één grote aan het plafond.</p>`,
}
