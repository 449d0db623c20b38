import type { PagePlan } from '../../plan.ts'

export const hotelgevoel: PagePlan = {
  path: 'inspiratie/hotelgevoel-thuis',
  title: 'Het hotelgevoel, maar dan thuis',
  intro: 'Wit, strak en een kussen meer dan nodig. Zo maak je van je eigen bed het bed van een goed hotel.',
  image: 'inspiratie/hotelgevoel',
  categories: ['hotel-linnen', 'boxspring/hotelboxsprings', 'wonen/badtextiel'],
  products: [
    'hotelmatras-receptie-pocketvering',
    'hotelkussen-lobby-veertjes-en-dons',
    'donzen-dekbed-suite-hotelkwaliteit',
    'handdoek-getij-wit',
  ],
  metaDescription:
    'Zo slaap je thuis als in een hotel: wit katoensatijn, een strak hoeslaken, vier kussens en zware handdoeken.',
  html: `<p>Waarom slaapt bijna iedereen zo goed in een hotel? Het matras is zelden beter dan dat van jou. Het zijn de dingen eromheen: schoon wit linnen dat een beetje koel aanvoelt, een bed dat strak is opgemaakt, en een kamer waarin niets ligt wat je nog moet doen. Dat kun je thuis ook.</p>
<h2>Wit, en niets anders</h2>
<p>Hotels kiezen wit omdat het heet gewassen kan worden en omdat je ziet dat het schoon is. Dat tweede is precies wat je brein rustig maakt. Katoensatijn heeft een zachte glans en valt zwaar om je heen; percal is matter en koeler. Beide bestaan in een dichte weving die tientallen keren op 60 graden gewassen kan worden. Was wit altijd apart, dan blijft het wit.</p>
<h2>Strak beginnen</h2>
<p>Een hotelbed staat of valt met het onderlaken. Neem een hoeslaken met een hoek die hoog genoeg is voor je matras én je topper: meet de dikte van beide samen op. Leg er een doorgestikte molton onder. Die vult kleine oneffenheden op, en geeft net dat beetje extra zachtheid dat je in een hotel wel voelt maar niet kunt aanwijzen.</p>
<h2>Vier kussens</h2>
<p>Twee per persoon: een stevig kussen achter, een zacht kussen van veertjes en dons ervoor. Je zit er 's avonds goed tegenaan met een boek, en je slaapt op de zachte. Schud ze elke ochtend op; een donzen kussen dat plat ligt, ziet er meteen moe uit.</p>
<h2>De vouw</h2>
<p>Sla het dekbed aan de bovenkant dertig centimeter terug, zodat je de binnenkant ziet. Stop het onderaan losjes in, aan de zijkanten niet. Leg het overtrek zo dat de naad precies langs de rand van het matras loopt. Het kost een minuut, en je bed ziet eruit alsof iemand anders het heeft opgemaakt.</p>
<h2>De badkamer hoort erbij</h2>
<p>Zware witte handdoeken, minstens 500 gram per vierkante meter, opgerold in een mand of gevouwen op een plank. Hang er twee per persoon klaar en leg een badmat voor de douche. Laat wasverzachter weg; daar worden handdoeken glad van, maar niet droger. Hoe je alles wit en zacht houdt lees je in <a href="/blog/beddengoed-wassen/">onze wasgids</a>.</p>
<h2>Het hoofdbord</h2>
<p>Wil je het helemaal doen, kies dan een boxspring met een hoog, gecapitonneerd hoofdbord. Het dempt geluid, je zit er zacht tegenaan, en het is het eerste wat je ziet als je de kamer binnenkomt. In onze <a href="/showrooms/">showroom</a> kun je ertegenaan leunen. Weet je nog niet welk bed het wordt? De <a href="/boxspring/keuzehulp/">keuzehulp voor boxsprings</a> helpt je in vier vragen.</p>`,
}
