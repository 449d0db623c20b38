const listed = (words: string): string[] => words.split(/\s+/).filter(Boolean)

/** Refused as the beginning of any word, because Dutch swear words are often compounds ('kankerzooi'). */
export const stems = listed(
  `kut kanker verkanker tering tyfus typhus tiefus tyfes pleuris kolere klootza klote hoere godver godsamme
   fuck motherf cocksuck bullshit arsehole asshole dumbass jackass cunt nigger neuk geneukt opgeneukt verneuk
   moederneuk fakking fokking`,
)

/** Names and harmless words that begin with one of the stems. */
export const harmless =
  /^(?:kut(?:a|ay.*|ahya|ai|aisi|cher|ch|ina|lu(?![il]).*|na|no|sal|scher.*|ter(?:s|straat|sgang)?|tner|tschr.*|ub|uzov|z|.*(?:berg|hausen|insky|owski|oglu|town))|neuk(?:irch.*|olln|ermans|omm?|amm?.*)|hoere(?:ca.*|n(?:steeg|straat|gracht|sloot|kreek|weg|dijk)))$/

/** Refused only before one of the `tails`: harmless words also begin with them ('pokken', 'kleren'). */
export const heads = listed(
  'kk klere pokke pokken takke schijt shit hoer lul slet flikker mongolen homo bitch',
)

export const tails = listed(
  `zooi zooitje winkel winkels bedrijf tent toko shop site website webshop app chat bot robot service klantenservice
   wijf wijven vent kerel kind kinderen jong joch mens mensen volk bezorger bezorgers bezorging chauffeur medewerker
   medewerkers ding dingen troep rommel spul spullen bed bedden matras matrassen dekbed dekbedden kussen kussens laken
   hoeslaken boxspring topper overtrek pakket pakje bestelling product producten kwaliteit prijs prijzen levertijd
   zak zakken kop koppen hoofd hond honden lijer lijers hoer hoeren lul lullen slet sletten smoes praat antwoord
   antwoorden vraag vragen land dag dagen weer werk geld code korting marokkaan marokkanen turk turken jood joden neger
   negers homo homos flikker flikkers mongool mongolen hannes smoel bek bak zin ter tje tjes`,
)

/** Refused as whole words, with their plurals and diminutives. */
export const words = listed(
  `kk kkr lul lullen gelul lulhannes lulhannesen slaplul slaplullen
   hoer hoertje hoertjes hoerig hoerige slet sletje sletjes sletten sletterig sletterige teef sloerie sloeries snol snollen
   mongool mongolen mongooltje mongooltjes debiel debielen randdebiel randdebielen imbeciel imbecielen
   flikker flikkers flikkertje nikker nikkers neger negers negertje kech kechs rotzak rotzakken rotwijf rotwijven
   viswijf schijthuis schijthuizen schijtlijster schijtlul schijtwijf schijt klere klerelijer klerelijers pokkewijf
   trut trutten trutje trutjes takkenwijf takkenzooi teringtyfus
   rukker rukkers aftrekker afrukken rukbunker mafkees mafkezen lijer lijers tyfuslijer tiet tieten geil geile geilaard
   beffen befje pijpslet pijphoer gangbang dildo dildos porno pornos kinderporno pedo pedos pedofiel pedofielen
   kontneuker kontneukers reetneuker reetridder poepchinees spleetoog spleetogen geitenneuker
   zeikerd zeikerds zeikwijf zeikwijven hufter hufters lamlul lamlullen etterbak etterbakken smeerlap smeerlappen
   mietje mietjes pisnicht pisnichten vuilak klojo klootviool
   gvd gvr gdver godnondeju godverdegodver nondeju krijgdetering krijgdetyfus krijgdepleuris krijgdekanker nazi nazis
   bitch bitches bitchy biatch whore whores slut sluts slutty skank skanks shit shits shitty shitshow shithole shithead
   shitheads fck fcking fcked fcker stfu gtfo pussy pussies dickhead dickheads bollocks
   wanker wankers wank twat twats arse arses ass asses asswipe bastard bastards faggot faggots fag fags 
   retard retards retarded tosser tossers douchebag douchebags scumbag scumbags
   nigga niggas dipshit dipshits dumbfuck clusterfuck mindfuck bellend bellends knobhead arsewipe jerkoff
   cumshot blowjob blowjobs handjob handjobs rimjob deepthroat jizz`,
)

/** Refused as consecutive words. */
export const phrases = [
  'krijg de klere',
  'krijg de pest',
  'krijg de pokken',
  'krijg de ziekte',
  'val dood',
  'sterf allemaal',
  'pleur op',
  'lik mijn reet',
  'lik me reet',
  'bek houden',
  'hou je bek',
  'hou je muil',
  'houd je bek',
  'zuig mijn lul',
  'heil hitler',
  'blow job',
  'hand job',
  'son of a bitch',
  'suck my dick',
  'you prick',
  'piece of shit',
]
