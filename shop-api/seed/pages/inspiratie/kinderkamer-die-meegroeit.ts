import type { PagePlan } from '../../plan.ts'

export const kinderkamer: PagePlan = {
  path: 'inspiratie/kinderkamer-die-meegroeit',
  title: 'Een kinderkamer die meegroeit',
  intro:
    'Van peuter naar puber zonder alles opnieuw te kopen. Kies de basis rustig, en laat het beddengoed het verhaal vertellen.',
  image: 'inspiratie/kinderkamer',
  categories: ['kids', 'klamboes', 'wonen/gordijnen'],
  products: [
    'kinderdekbedovertrek-regenboog-pastel-katoen',
    'kinderdekbed-knuffel-holle-vezel',
    'kindervloerkleed-na-de-regen',
    'kinderklamboe-feeenring-wit',
  ],
  metaDescription:
    'Een kinderkamer inrichten die jaren meegaat: van het eerste dekbed tot verduisterende gordijnen en een kleed om op te spelen.',
  html: `<p>Kinderen veranderen sneller van smaak dan jij kunt behangen. Wie de hele kamer in het teken van dino's zet, heeft over twee jaar een kind dat alleen nog van de ruimte houdt. De oplossing is eenvoudig: houd alles wat groot en duur is rustig, en laat alles wat klein en wasbaar is zo vrolijk zijn als je wilt.</p>
<h2>De basis</h2>
<p>Muren, gordijnen en de vloer blijven het langst. Kies daar kleuren die bij een driejarige én een dertienjarige passen: zand, salie, lichtgrijs. Verduisterende gordijnen zijn in een kinderkamer geen luxe. In juni gaat de zon pas na tienen onder, en leg dat maar eens uit om half acht.</p>
<h2>Het eerste dekbed</h2>
<p>Rond het tweede jaar kan een kind van de slaapzak naar een dekbed. Begin licht, met warmteklasse 3, in de maat 120x150 of meteen 140x220 als het bed dat toelaat. Een vulling van vezel is het handigst: die mag op 60 graden in de machine, en dat ga je nodig hebben. Een plat kussen is genoeg. Leg er een waterdichte molton onder, ook als je denkt dat het niet meer hoeft.</p>
<h2>Beddengoed als verhaal</h2>
<p>Met twee overtrekken kun je een hele kamer laten meebewegen. Laat je kind er één zelf kiezen, en zoek er zelf een bij in een van de kleuren die erin voorkomen. Zo past alles bij elkaar, ook als er een overtrek in de was zit. In de winter is flanel een goed idee: het is meteen warm, en dat scheelt elke avond een discussie over sokken.</p>
<h2>Een plek om te spelen</h2>
<p>De meeste kinderen spelen op de grond. Een kleed van een meter of anderhalf maakt daar een plek van. Kies laagpolig, dan blijven blokken staan en vind je de kleine onderdelen terug. Onder het kleed hoort een antisliplaag.</p>
<h2>Een hut zonder timmeren</h2>
<p>Een klamboe aan één haak in het plafond is 's zomers een muggennet en de rest van het jaar een hut. Hang hem zo dat de stof niet op het gezicht van een slapend kind kan vallen, en bij kinderen onder de drie liever boven een leeshoek dan boven het bed.</p>
<h2>Straks</h2>
<p>Over een paar jaar gaat het dinokleed naar een neefje en ligt er een effen overtrek op hetzelfde bed. De gordijnen hangen er nog, het kleed ook. Dat is het hele idee. Welke maat overtrek je dan nodig hebt, staat in onze <a href="/blog/welke-maat-dekbedovertrek/">matengids</a>.</p>`,
}
