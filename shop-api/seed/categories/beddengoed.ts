import type { CategoryPlan } from '../plan.ts'

export const beddengoed: CategoryPlan[] = [
  {
    path: 'dekbedovertrek',
    title: 'Dekbedovertrekken',
    kind: 'listing',
    image: 'category/dekbedovertrekken',
    intro:
      'Een nieuw dekbedovertrek verandert je slaapkamer in vijf minuten. Kies uit gewassen katoen, katoensatijn, percal en warm flanel, in effen tinten en eigen dessins.',
    description: `<h2>Welk dekbedovertrek past bij jou?</h2>
<p>De stof bepaalt hoe je slaapt. <strong>Gewassen katoen</strong> voelt losjes en luchtig en hoeft niet gestreken te worden. <strong>Percal</strong> is glad en fris, fijn als je het 's nachts warm hebt. <strong>Katoensatijn</strong> heeft een zachte glans en valt soepel om je heen. <strong>Flanel</strong> is geruwd en daardoor meteen warm: heerlijk van oktober tot maart.</p>
<h2>De juiste maat</h2>
<p>Een eenpersoons overtrek is 140 cm breed, een tweepersoons 200 cm, voor een bed van 140 tot 160 cm, en een lits-jumeaux 240 of 260 cm, voor een bed van 160 tot 200 cm. Ben je langer dan 1,80 meter, neem dan altijd lengte 220. Bij twijfel: meet je dekbed, niet je bed.</p>
<h2>Zo blijft het mooi</h2>
<p>Was een nieuw overtrek één keer voor je het gebruikt, binnenstebuiten en met de knopen of rits dicht. Op 40 of 60 graden blijft de kleur het langst helder. Haal het direct uit de machine en hang het strak op, dan kun je het strijkijzer laten staan.</p>`,
    metaDescription:
      'Dekbedovertrekken van katoen, satijn, percal en flanel. In alle maten, van 140x220 tot 260x220 cm. Gratis verzending en gratis retour.',
  },
  {
    path: 'dekbed',
    title: 'Dekbedden',
    kind: 'listing',
    image: 'category/dekbedden',
    intro:
      'Dons, wol of een lichte vezel: het beste dekbed is het dekbed waar je niet wakker van wordt. Filter op warmteklasse en maat en vind het jouwe.',
    description: `<h2>Warmteklassen, kort uitgelegd</h2>
<p>Warmteklasse 1 is het warmst en bedoeld voor een koude slaapkamer of een echte koukleum. Klasse 2 is een fijn winterdekbed, klasse 3 slaap je het grootste deel van het jaar onder, klasse 4 is licht en zomers. Een vierseizoenendekbed bestaat uit twee delen die je los of samen gebruikt.</p>
<h2>Dons, wol of synthetisch?</h2>
<ul><li><strong>Dons</strong> isoleert het best bij het minste gewicht.</li><li><strong>Wol</strong> neemt veel vocht op en is daarom prettig als je snel transpireert.</li><li><strong>Synthetische vezels</strong> zijn makkelijk te wassen en vriendelijk geprijsd.</li></ul>
<p>Kom je er niet uit? Onze klantenservice denkt graag met je mee.</p>`,
    metaDescription:
      'Vierseizoenen-, zomer- en winterdekbedden van dons, wol en vezel. Kies je warmteklasse en maat. Gratis verzending op alles.',
  },
  {
    path: 'hoeslaken',
    title: 'Hoeslakens',
    kind: 'listing',
    image: 'category/hoeslakens',
    intro:
      'Strak om de hoeken en zacht onder je wang. Hoeslakens van jersey, percal en katoensatijn, ook voor toppers en hoge matrassen.',
    description: `<h2>Jersey, percal of satijn</h2>
<p><strong>Jersey</strong> is gebreid en rekt mee: makkelijk op te maken en strijken is niet nodig. <strong>Percal</strong> is dicht geweven en voelt koel en fris. <strong>Katoensatijn</strong> is het gladst en heeft een lichte glans.</p>
<h2>Let op de hoekhoogte</h2>
<p>Meet hoe dik je matras is, met topper als die eronder past. Een hoek van 30 cm past op de meeste matrassen; voor een los hoeslaken om een topper heb je genoeg aan 10 cm.</p>`,
    metaDescription:
      'Hoeslakens van jersey, percal en katoensatijn in meer dan 15 kleuren. Ook voor toppers en extra hoge matrassen. Gratis verzending.',
  },
  {
    path: 'hoofdkussen',
    title: 'Hoofdkussens kiezen',
    kind: 'text',
    image: 'category/kussens',
    intro: 'Het juiste hoofdkussen vult precies de ruimte tussen je nek en je matras. Zo vind je het.',
    description: `<h2>Begin bij je slaaphouding</h2>
<p>Slaap je op je <strong>zij</strong>, dan moet het kussen de breedte van je schouder opvullen: kies een hoger, steviger kussen. <strong>Rugslapers</strong> liggen het best op een gemiddeld kussen dat de nek ondersteunt zonder de kin naar de borst te duwen. Slaap je op je <strong>buik</strong>, neem dan een plat en zacht kussen.</p>
<h2>Dan de vulling</h2>
<table><thead><tr><th>Vulling</th><th>Voelt als</th><th>Fijn voor</th></tr></thead><tbody><tr><td>Dons en veertjes</td><td>Zacht, je zakt er een beetje in</td><td>Wie zijn kussen graag in vorm duwt</td></tr><tr><td>Vezel</td><td>Licht en veerkrachtig</td><td>Wie het vaak wil wassen</td></tr><tr><td>Traagschuim</td><td>Vormt zich naar hoofd en nek</td><td>Nekklachten en zijslapers</td></tr><tr><td>Latex</td><td>Veerkrachtig en koel</td><td>Wie veel draait</td></tr></tbody></table>
<h2>Wanneer is het tijd voor een nieuw kussen?</h2>
<p>Vouw je kussen dubbel en laat los. Blijft het dubbel liggen, dan is de vulling op. Gemiddeld gaat een hoofdkussen twee tot vier jaar mee; was het twee keer per jaar en gebruik een kussenbeschermer.</p>
<p><a href="/hoofdkussen/hoofdkussens/">Bekijk alle hoofdkussens</a></p>`,
    metaDescription:
      'Hoe kies je een hoofdkussen? Lees welke hoogte en vulling passen bij zij-, rug- en buikslapers.',
  },
  {
    path: 'hoofdkussen/hoofdkussens',
    title: 'Hoofdkussens',
    kind: 'listing',
    image: 'category/hoofdkussens',
    intro:
      'Zacht als een donswolk of stevig en gevormd: een goed hoofdkussen houdt je nek recht. Filter op slaaphouding en hardheid.',
    description: `<h2>Een kussen voor jouw houding</h2>
<p>Zijslapers hebben een hoger kussen nodig, buikslapers juist een plat. Twijfel je, kies dan een kussen waarvan je de vulling kunt aanpassen. In onze <a href="/hoofdkussen/">kussenwijzer</a> lees je er meer over.</p>
<p>De meeste kussens zijn wasbaar op 60 graden. Traagschuim niet: daar gaat alleen de hoes in de machine.</p>`,
    metaDescription:
      'Hoofdkussens van dons, vezel, latex en traagschuim, voor zij-, rug- en buikslapers. Voor 23:59 besteld, snel in huis.',
  },
  {
    path: 'molton',
    title: 'Moltons en matrasbeschermers',
    kind: 'listing',
    image: 'category/moltons',
    intro:
      'Een molton houdt je matras fris en verlengt de levensduur. Van ademend katoen tot waterdicht en geruisloos.',
    description: `<h2>Waarom een molton?</h2>
<p>Per nacht verlies je al snel een halve liter vocht. Een molton neemt dat op voordat het je matras bereikt, en is veel makkelijker te wassen. Kies een <strong>katoenen</strong> molton voor dagelijks gebruik, een <strong>stretchmolton</strong> voor een strak bed en een <strong>waterdichte</strong> voor kinderen of bij ongemakken.</p>`,
    metaDescription:
      'Moltons en matrasbeschermers van katoen, stretch of waterdicht. In alle maten, ook voor toppers.',
  },
  {
    path: 'kids',
    title: 'Kids',
    kind: 'listing',
    image: 'category/kids',
    intro:
      'Dino’s, raketten en regenbogen: alles voor een kinderkamer waarin naar bed gaan het leukste moment van de dag is.',
    description: `<h2>Slapen als een grote</h2>
<p>Rond het tweede jaar gaan de meeste kinderen van slaapzak naar dekbed. Begin met een licht dekbed (warmteklasse 3) en een plat kussen. Overtrekken van 120x150 cm passen op een peuterbed, 140x220 cm op een gewoon eenpersoonsbed.</p>
<p>Alle kinderprints zijn van katoen en mogen op 60 graden gewassen worden. Zo is een ongelukje snel vergeten.</p>`,
    metaDescription:
      'Kinderdekbedovertrekken, kinderdekbedden, kussens en vloerkleden met vrolijke prints. Zacht katoen, wasbaar op 60 graden.',
  },
  {
    path: 'hotel-linnen',
    title: 'Hotellinnen',
    kind: 'listing',
    image: 'category/hotel-linnen',
    intro: 'Strak wit satijn, zware handdoeken en kussens waar je in wegzakt: het hotelbed, maar dan thuis.',
    description: `<h2>Wat maakt een bed een hotelbed?</h2>
<p>Drie dingen: wit beddengoed dat goed tegen heet wassen kan, een strak hoeslaken, en meer kussens dan je denkt nodig te hebben. De stoffen in deze collectie zijn gemaakt voor gebruik in hotels en houden dus ook thuis langer stand.</p>`,
    metaDescription:
      'Hotelkwaliteit voor thuis: wit katoensatijn, strakke hoeslakens, zware badstof en volle kussens.',
  },
  {
    path: 'kussensloop',
    title: 'Kussenslopen',
    kind: 'listing',
    image: 'category/kussenslopen',
    intro:
      'Losse slopen voor elk kussen: koel percal, glanzend satijn, halflinnen dat niet gestreken hoeft, of zijde.',
    description: `<h2>Welke maat sloop?</h2>
<p>Het gewone Nederlandse hoofdkussen meet 60x70 cm, een ergonomisch kussen vaak 50x75 cm. Vierkante kussens van 65x65 cm zie je vooral in Frankrijk en Duitsland, en een kinderkussen is 40x60 cm. Meet van naad tot naad, met het kussen plat.</p>
<h2>Slopen schoonhouden</h2>
<p>Een sloop ligt elke nacht tegen je gezicht, dus verschoon hem wekelijks; een laken houdt het twee weken vol. Slopen van zijde was je apart, koel en met een mild middel.</p>
<p>Zoek je er een laken bij? Zeewind, Suite en Luwte hebben ook <a href="/laken/">lakens</a> in dezelfde stof.</p>`,
    metaDescription:
      'Kussenslopen van percal, katoensatijn, halflinnen, jersey en zijde. In 60x70, 50x75, 40x60 en 65x65 cm.',
  },
  {
    path: 'laken',
    title: 'Lakens',
    kind: 'listing',
    image: 'category/lakens',
    intro:
      'Platte lakens zonder elastiek, voor onder of boven. Van stevig wit katoen tot halflinnen en flanel.',
    description: `<h2>Onderlaken of bovenlaken?</h2>
<p>Een plat laken gebruik je op twee manieren. Als <strong>onderlaken</strong> stop je het rondom in; het past dan op een matras van elke hoogte. Als <strong>bovenlaken</strong> ligt het tussen jou en je deken of dekbed en sla je het bij je kin om. In warme nachten is een bovenlaken alleen ook genoeg.</p>
<h2>De juiste maat</h2>
<table><thead><tr><th>Bed</th><th>Laken</th></tr></thead><tbody><tr><td>80 of 90 cm</td><td>150x250 of 180x270 cm</td></tr><tr><td>120 of 140 cm</td><td>200x270 cm</td></tr><tr><td>160 cm</td><td>240x270 cm</td></tr><tr><td>180 cm</td><td>270x270 cm</td></tr></tbody></table>
<p>Heb je een hoog matras of een topper, neem dan de breedste maat. Maak je liever in één beweging je bed op, kijk dan bij de <a href="/hoeslaken/">hoeslakens</a>.</p>`,
    metaDescription:
      'Platte lakens van katoen, percal, satijn, halflinnen en flanel, van 150x250 tot 270x270 cm. Voor onder en boven.',
  },
]
