import type { ServicePagePlan } from '../plan.ts'

export const veelgesteldeVragen: ServicePagePlan = {
  slug: 'veelgestelde-vragen',
  title: 'Veelgestelde vragen',
  html: `<p>Wat anderen ons het vaakst vragen, met het korte antwoord. Staat je vraag er niet bij, stel hem dan aan onze <a href="/service/klantenservice-contact/">klantenservice</a>.</p>
<h2>Je bestelling</h2>
<h3 id="annuleren">Kan ik mijn bestelling annuleren?</h3>
<p>Ja, ook als je per ongeluk dubbel hebt besteld. Heb je nog niet betaald, kies dan 'Bestelling annuleren' bij je bestelling, in je account of via de <a href="/service/pakketchecker/">pakketchecker</a>. Heb je al betaald, bel ons dan zo snel mogelijk: zolang het pakket niet is ingepakt, annuleren we de bestelling meteen. Is het al onderweg, dan <a href="/service/herroepen/">herroep je haar online</a>; dat mag tot 14 dagen nadat je alles hebt ontvangen.</p>
<h3 id="geannuleerd">Waarom is mijn bestelling geannuleerd?</h3>
<p>Meestal omdat ze niet op tijd is betaald: dan vervalt ze vanzelf en zijn de artikelen weer voor anderen. Je kunt gewoon opnieuw bestellen. Heb je wel betaald, dan krijg je je geld terug.</p>
<h3 id="wijzigen">Kan ik mijn adres of bestelling nog veranderen?</h3>
<p>Is je adres fout ingevuld, of wil je toch iets anders? Bel ons zo snel mogelijk. Zolang het pakket niet is ingepakt, passen we je afleveradres aan. Wil je een andere maat of kleur? Dan annuleren we de bestelling en bestel je de goede meteen opnieuw.</p>
<h3 id="incompleet">Er ontbreekt iets, of mijn bestelling klopt niet</h3>
<p>Kreeg je minder dan je hebt besteld? Liggen niet al je artikelen tegelijk klaar, dan komt elk artikel op zijn eigen moment, in een eigen pakket. Is het moment dat erbij stond voorbij en is je bestelling nog niet compleet, laat het ons dan weten: we sturen na wat er ontbreekt. Kreeg je iets anders, dan sturen we het goede of betalen we je terug.</p>
<h3 id="niet-ontvangen">Mijn pakket is als bezorgd gemeld, maar ik heb het niet</h3>
<p>Kijk eerst bij de buren, en in de mail van de bezorgdienst of het naar een afhaalpunt is gebracht. Ligt het daar niet, laat het ons dan weten met je bestelnummer: we zoeken het uit met de bezorgdienst. Tot jij je pakket hebt, is het risico voor ons.</p>
<h3 id="factuur">Waar vind ik mijn factuur?</h3>
<p>In je account, ook voor de belasting of je administratie: open de bestelling onder 'Mijn bestellingen' en kies 'Factuur (PDF)'; hij staat er zodra er is betaald. Bestelde je zonder account, dan staat hij op de pagina van je bestelling: die open je met de knop in onze mails of met de <a href="/service/pakketchecker/">pakketchecker</a>.</p>
<h3 id="geen-bevestiging">Ik heb geen bevestigingsmail gekregen</h3>
<p>Kijk eerst in je map met ongewenste mail. Niets te vinden? Bel ons met je naam en postcode, dan zoeken we de bestelling op.</p>
<h3 id="telefonisch">Kan ik ook telefonisch bestellen?</h3>
<p>Ja. Bel 085 - 000 00 00, op werkdagen van 9.00 tot 21.00 uur en op zaterdag van 9.00 tot 17.00 uur. We maken de bestelling samen met je op en mailen je de link om te betalen.</p>
<h3 id="uitverkocht">Wanneer is een uitverkocht product weer op voorraad, en krijg ik dan een mailtje?</h3>
<p>Dat weten we meestal een week van tevoren. Laat op de pagina van het product je e-mailadres achter, dan mailen we je zodra het er weer is. Wat onder outlet staat, komt niet terug.</p>
<h3 id="retour-ontvangen">Hebben jullie mijn retour al ontvangen?</h3>
<p>Dat kijken we voor je na: bel 085 - 000 00 00 of laat het ons weten, met je bestelnummer. Je geld heb je binnen 14 dagen na je herroeping terug; we mogen wachten tot we het product hebben, of tot je laat zien dat het is verzonden.</p>
<h3 id="reden">Moet ik een reden geven?</h3>
<p>Nee. Herroepen of iets terugsturen mag binnen 14 dagen nadat je het hebt ontvangen, zonder reden.</p>
<h3 id="samengesteld">Mag een zelf samengesteld bed terug?</h3>
<p>Ja. Ook een boxspring waarvan je stof, maat en hardheid uit ons aanbod hebt gekozen, kun je binnen 14 dagen herroepen. Zelf terugsturen hoeft niet: we halen je bed gratis op, op een dag die we met je afspreken.</p>
<h2>Bezorgen</h2>
<h3 id="tijdstip">Bezorgen jullie ook 's avonds, op zaterdag en op zondag?</h3>
<p>'s Avonds en op zaterdag wel, op zondag niet. De bezorger van een pakket komt tussen 9.00 en 21.00 uur.</p>
<h3 id="dag">Kan ik een dag kiezen waarop jullie bezorgen?</h3>
<p>Bij een matras of boxspring wel: we bellen je om een dag af te spreken. Een pakket komt op de dag die bij het artikel staat; bij de bezorgdienst kun je die vaak nog verzetten, met de link in de mail die je krijgt als het onderweg is.</p>
<h3 id="bezorgdienst">Welke bezorgdienst brengt mijn pakket: PostNL, DHL of DPD?</h3>
<p>Dat hangt af van wat je bestelt en waar je woont. In de mail die je krijgt als je pakket onderweg is, staat welke bezorgdienst het heeft en hoe je het volgt. Matrassen en boxsprings brengen onze eigen bezorgers.</p>
<h3 id="verdieping">Bezorgen jullie ook op een verdieping?</h3>
<p>Een matras of boxspring brengen onze bezorgers tot in de slaapkamer, op welke verdieping die ook is; dat is gratis. Een pakket geeft de bezorger af bij je voordeur.</p>
<h3 id="waddeneilanden">Bezorgen jullie op de Waddeneilanden?</h3>
<p>Ja, ook daar is standaard verzenden gratis. Reken op een werkdag extra, en voor een matras of boxspring op de vaste dag waarop de vrachtboot gaat; die bespreken we met je.</p>
<h3 id="oude-matras">Nemen jullie mijn oude matras of bed mee?</h3>
<p>Nee. Onze bezorgers nemen alleen het verpakkingsmateriaal mee terug. Een oud matras of bed breng je naar de milieustraat, of je laat het ophalen door je gemeente; in de meeste plaatsen is dat gratis. Koop je een elektrisch verstelbaar bed, dan nemen we je oude elektrische bed gratis mee als we het nieuwe brengen.</p>
<h3 id="ander-adres">Kan mijn bestelling naar een ander adres?</h3>
<p>Ja. Haal bij het bestellen het vinkje weg bij 'Bezorg op mijn factuuradres' en vul het adres in waar het heen moet. Handig voor een cadeau, of als je overdag op je werk bent.</p>
<h3 id="ophalen">Kan ik mijn bestelling zelf ophalen?</h3>
<p>Nee, afhalen in ons magazijn kan niet. Ook in de showroom in Utrecht kan het niet. We bezorgen alles gratis thuis; ben je er niet, dan kun je een pakket bij een afhaalpunt in de buurt ophalen.</p>
<h2>Korting en cadeaus</h2>
<h3 id="kortingscode">Mijn kortingscode werkt niet</h3>
<p>Vul de code in je winkelwagen in bij 'Kortingscode'. Wordt een code niet geaccepteerd, dan staat de reden eronder: de code is verlopen of al gebruikt, je zit nog onder het bedrag vanaf waar hij geldt, of hij geldt alleen voor een bepaalde categorie. Per bestelling kun je één code gebruiken.</p>
<h3 id="cadeaubon">Hebben jullie cadeaubonnen?</h3>
<p>Nee, cadeaubonnen of cadeaukaarten verkopen we niet en kun je bij ons niet inleveren. Je kunt een bestelling wel als cadeau bij iemand anders laten bezorgen: in het pakket zit geen factuur.</p>
<h2>Je account</h2>
<h3 id="account">Kan ik bestellen zonder account?</h3>
<p>Ja, als gast: je hoeft niet in te loggen. Met een account staan je adres en bestellingen klaar voor de volgende keer. Je maakt er een bij <a href="/account/register/">Registreren</a>; wat je al met hetzelfde e-mailadres bestelde, komt erbij te staan.</p>
<h3 id="wachtwoord">Ik ben mijn wachtwoord vergeten</h3>
<p>Ga naar <a href="/account/forgot-password/">Wachtwoord vergeten</a> en vul je e-mailadres in. Je krijgt een mail met een link om een nieuw wachtwoord te kiezen. Lukt inloggen daarna nog niet, kijk dan of je het e-mailadres gebruikt waarmee je het account maakte.</p>
<h3 id="eerdere-bestellingen">Waar zie ik mijn eerdere bestellingen?</h3>
<p>In je account, onder 'Mijn bestellingen': je hele bestelgeschiedenis, met hoe elke bestelling ervoor staat, je facturen en een knop om hetzelfde nog eens te bestellen. Zonder account vind je een bestelling met de <a href="/service/pakketchecker/">pakketchecker</a>.</p>
<h3 id="gegevens-wijzigen">Hoe wijzig ik mijn naam, telefoonnummer of e-mailadres?</h3>
<p>Je naam en telefoonnummer wijzig je in je account, onder 'Accountinformatie'; je adressen staan onder 'Factuuradres' en 'Afleveradres'. Wat je wijzigt geldt voor je volgende bestelling. Je e-mailadres wijzig je daar ook, met je wachtwoord en de link die we naar het nieuwe adres mailen.</p>
<h3 id="account-verwijderen">Hoe verwijder ik mijn account?</h3>
<p>Onder 'Accountinformatie' in je account; je gegevens worden dan gewist, behalve wat op je facturen staat: die moeten we zeven jaar bewaren. Daar kun je ze ook eerst downloaden.</p>
<h3 id="nieuwsbrief">Hoe meld ik me af voor de nieuwsbrief?</h3>
<p>Met de link 'Afmelden' onder aan elke nieuwsbrief, of in je account onder 'Nieuwsbrieven'. Aanmelden doe je op de pagina <a href="/nieuwsbrief/">Nieuwsbrief</a>.</p>
<h3 id="beoordeling">Waar vind ik beoordelingen, en zijn ze echt?</h3>
<p>Op de pagina van elk product, onder 'Beoordelingen'. Heb je het zelf, dan schrijf je daar ook je eigen beoordeling. Bij een gecontroleerde aankoop staat dat erbij. We lezen elke beoordeling voordat ze verschijnt; ook een kritische plaatsen we. Zo lees je de ervaringen van wie het echt heeft.</p>
<h2>Onze producten</h2>
<h3 id="huisstofmijt">Welk dekbed of kussen past bij een allergie voor huisstofmijt?</h3>
<p>Kies een vulling die je op 60 graden kunt wassen, zoals holle vezel: daarbij gaat huisstofmijt dood. Ook dons is geschikt, want de dichte tijk laat geen mijt door. Was overtrek en slopen elke week op 60 graden, en leg een molton op je matras.</p>
<h3 id="zweten">Wat helpt tegen zweten, of als ik het snel warm heb in bed?</h3>
<p>Een vulling die vocht opneemt en weer afgeeft: wol of lyocell, in warmteklasse 3 of 4. Heb je het altijd warm, neem dan een dun zomerdekbed van lyocell. Kies een overtrek van katoen of percal in plaats van flanel, en een matras van pocketvering, dat beter ventileert dan schuim. Heeft je partner het juist koud, neem dan ieder een eigen dekbed.</p>
<h3 id="kou">Wat helpt tegen kou en koude voeten in bed?</h3>
<p>Een dekbed van dons warmt het snelst op; kies warmteklasse 1 of 2, of in de winter een overtrek van flanel. Slaap je samen en heeft de ander het juist warm, neem dan ieder een eigen dekbed.</p>
<h3 id="nekpijn">Welk kussen of matras helpt bij nekpijn of rugpijn?</h3>
<p>Bij pijn in je nek: een gevormd nekkussen van latex of traagschuim, of een kussen waarvan je de hoogte aanpast, zodat je nek recht ligt. Bij pijn in je rug: een matras met zones, niet te zacht; je ruggengraat hoort op je zij een rechte lijn te zijn. Houdt de pijn aan, vraag dan je huisarts of fysiotherapeut.</p>
<h3 id="baby">Vanaf welke leeftijd mag een kind onder een dekbed?</h3>
<p>Leg een baby tot een jaar niet onder een dekbed en geef hem geen kussen: een slaapzak is veiliger. Vanaf een jaar of twee kan een kinderdekbed van 120x150 cm, dat niet te warm is. Een kussen is pas nodig als een kind naar een groot bed gaat.</p>
<h3 id="topper">Wat is het verschil tussen een topper en een matras?</h3>
<p>Een topper is een dunne laag van zo'n 6 tot 8 cm die boven op een matras ligt; hij maakt het zachter of juist drukverlagend, maar je kunt er niet los op slapen. Een matras is 18 tot 25 cm dik en draagt je lichaam. Bij een boxspring ligt er altijd een topper op het matras.</p>
<h3 id="topper-molton">Wat is het verschil tussen een topper en een molton?</h3>
<p>Een topper is 6 tot 8 cm dik en verandert hoe je ligt. Een molton is een dunne, wasbare beschermhoes die vocht opneemt en je matras of topper schoon houdt: hij gaat onder het hoeslaken. Je kunt ze samen gebruiken.</p>
<h3 id="boxspring">Wat is het verschil tussen een boxspring en een gewoon bed?</h3>
<p>Een gewoon bed heeft een ombouw met een lattenbodem waar je zelf een matras op legt. Een boxspring is een box met veren, met daarop het matras en een topper: je ligt hoger, en de box veert mee.</p>
<h3 id="hoogte">Hoe hoog is een boxspring?</h3>
<p>De instaphoogte van onze boxsprings is 61 cm; van een boxspring die je zelf samenstelt staat ze bij het product. Het hoofdbord is 105 tot 120 cm hoog. Een hoger bed is ook prettig voor ouderen: je staat er makkelijker uit op.</p>
<h3 id="twijfelaar">Wat is een twijfelaar, queen size of lits-jumeaux?</h3>
<p>Een twijfelaar is een bed van 120 of 140 cm breed, queen size is 160 cm en king size 180 cm. Een lits-jumeaux is een tweepersoonsbed met twee losse matrassen naast elkaar, meestal samen 160 of 180 cm breed.</p>
<h3 id="inbegrepen">Wat is er bij een boxspring inbegrepen?</h3>
<p>Het hele bed: de boxen, het pocketveringmatras, de topper, het hoofdbord en de poten. Bezorgen en monteren is gratis. Kussens, een dekbed en een hoeslaken horen er niet bij, tenzij dat bij een actie staat.</p>
<h3 id="vlek">Hoe krijg ik een vlek uit mijn matras, kussen of vloerkleed?</h3>
<p>Dep meteen met een droge doek, van de rand naar het midden, en wrijf niet. Daarna met lauw water en een druppel afwasmiddel of wolwasmiddel, zo min mogelijk vocht, en goed laten drogen. Gebruik geen bleek. Gele vlekken in een kussen of dekbed komen van zweet: was het zo warm als het label toestaat. Zit de vlek er al bij het uitpakken in, dan sturen we je een nieuw exemplaar.</p>
<h3 id="duurzaam">Hoe duurzaam zijn jullie producten?</h3>
<p>Bij elk product staat van welk materiaal het is, zoals halflinnen, wol of een vulling van gerecyclede flessen. We kiezen wat lang meegaat en geven advies om het mooi te houden: wat je niet hoeft te vervangen is het duurzaamst.</p>
<h3 id="wassen">Een dekbed of kussen wassen: hoe doe ik dat?</h3>
<p>Een dekbed of kussen van vezel mag in de wasmachine, meestal op 60 graden, en op een lage stand in de droger met twee tennisballen erbij. Een donzen dekbed laat je liever reinigen, eens in de drie jaar. Een wollen dekbed hoef je alleen te luchten; het kan niet in de machine en niet in de droger. Latex en traagschuim was je niet, alleen de hoes. Het label zegt altijd het laatste woord. Meer lees je in ons <a href="/blog/beddengoed-wassen/">wasadvies</a>.</p>
<h3 id="droger">Mag beddengoed in de droger?</h3>
<p>Dekbedovertrekken en hoeslakens van katoen, percal en flanel wel, op een lage stand; haal ze eruit als ze nog net niet kurkdroog zijn. Jersey droog je niet te heet. Een dekbed of kussen van dons of wol liever niet.</p>
<h3 id="stoffen">Wat is het verschil tussen percal, katoensatijn, flanel en jersey?</h3>
<p>Percal is dicht geweven katoen dat koel en fris aanvoelt. Katoensatijn is gladder, met een zachte glans, en iets warmer. Flanel is geruwd en meteen warm. Jersey is gebreid en rekt mee, handig voor een hoeslaken. Alle vier zijn ze van katoen.</p>
<h3 id="vierseizoenen">Wat is een vierseizoenendekbed?</h3>
<p>Een dekbed van twee delen die je met drukknopen aan elkaar maakt: het dunne voor de zomer, het dikkere voor lente en herfst, en samen voor de winter. Een enkel dekbed is één laag, een zomerdekbed een dunne.</p>
<h3 id="beschermen">Hoe bescherm ik mijn matras tegen vocht en vlekken?</h3>
<p>Met een molton onder je hoeslaken, die je mee wast op 60 graden. Plast je kind nog in bed of zweet je veel, neem dan een waterdichte molton: die ademt wel, maar laat geen vocht door. Ze staan bij de <a href="/molton/">moltons</a>.</p>
<h3 id="tijk">Wat is een tijk?</h3>
<p>De stof om de vulling van een dekbed, kussen of matras. Hoe dichter ze geweven is, hoe beter ze dons en veertjes binnenhoudt en huisstofmijt buiten. De tijk van een matras kun je meestal niet wassen, die van een kussen gaat mee in de was.</p>
<h3 id="levensduur">Hoe lang gaat een matras, dekbed of kussen mee?</h3>
<p>Een matras of topper vervang je na acht tot tien jaar, een hoofdkussen na drie tot vijf. Een dekbed van vezel gaat vijf tot acht jaar mee, een van dons of wol tien tot vijftien.</p>
<h3 id="garantie">Hoe lang heb ik garantie?</h3>
<p>Op alles zit wettelijke garantie, ook op een topper, dekbed of kussen: een product moet doen wat je er redelijkerwijs van mag verwachten, en van een matras of boxspring is dat jaren. Is er iets mee, dan herstellen of vervangen we het kosteloos, of krijg je je geld terug. Staat er bij een product een aantal jaren garantie, dan komt die daar bovenop; lees de <a href="/service/garantievoorwaarden/">garantievoorwaarden</a>.</p>
<h3 id="stalen">Kan ik een staal of stukje stof laten opsturen?</h3>
<p>Nee, stalen sturen we niet op. In onze <a href="/showrooms/">showroom in Utrecht</a> liggen alle stoffen om te voelen. Valt een kleur thuis toch tegen, dan mag alles binnen 14 dagen gratis terug.</p>
<h2>Over Sluimer</h2>
<h3 id="showroom">Hebben jullie een winkel of showroom?</h3>
<p>Ja, een <a href="/showrooms/">showroom in Utrecht</a>, aan het Weverspad 12. Je kunt er proefliggen op alle boxsprings en matrassen, van woensdag tot en met zondag. Een afspraak hoeft niet.</p>
<h3 id="werken">Hebben jullie vacatures of stages?</h3>
<p>Ja, onze <a href="/vacatures/">vacatures</a> staan bij elkaar, met hoe je solliciteert om bij ons te werken. Een stage of een open sollicitatie kan ook.</p>`,
  metaDescription:
    'Veelgestelde vragen aan Sluimer: annuleren, factuur, kortingscode, account, bezorgen, allergie, maten en garantie, met korte antwoorden.',
}
