interface SynonymRow {
  term: string
  alternatives: string[]
  same: boolean
}

const rows = (terms: string, alternatives: string[], same: boolean): SynonymRow[] =>
  terms.split(',').map((term) => ({ term: term.trim(), alternatives, same }))

/** The shop sells it under another name. */
const same = (terms: string, ...alternatives: string[]) => rows(terms, alternatives, true)
/** The nearest alternatives, in case the shop does not sell it. */
const near = (terms: string, ...alternatives: string[]) => rows(terms, alternatives, false)
/** Ignored, because it does not describe a product. */
const ignored = (terms: string) => rows(terms, [], true)

/** A bed and its bedding differ in size under the same name: a duvet for one person is 140 cm wide. */
const onBedsAndDuvets = (beds: string, duvets: string, flatSheets: string, bedspreads: string) => [
  `laken|molton|matras|boxspring|topper|klamboe ${beds}`,
  `dekbed ${duvets}`,
  `laken ${flatSheets}`,
  `sprei ${bedspreads}`,
]

const forOne = onBedsAndDuvets(
  '80x200|80x210|80x220|90x190|90x200|90x210|90x220|100x200|100x210|100x220',
  '140x200|140x210|140x220',
  '150x250',
  '180x250',
)
const forOneWide = onBedsAndDuvets(
  '120x200|120x210|120x220|140x200|140x210|140x220',
  '140x200|140x220|150x200|200x200|200x220',
  '180x270|200x270',
  '180x250|220x250',
)
const forTwo = onBedsAndDuvets(
  '140x200|140x210|140x220|160x200|160x210|160x220|180x200|180x210|180x220',
  '200x200|200x210|200x220|240x200|240x220',
  '200x270|240x270',
  '220x250|260x250',
)
const twin = onBedsAndDuvets(
  '160x200|160x210|160x220|180x200|180x210|180x220|200x200|200x210|200x220',
  '240x200|240x210|240x220|260x200|260x220',
  '240x270|270x270',
  '260x250',
)

/**
 * Terms are in the spelling of `shop_text`: lower case, no accents, no hyphens. A bar separates words of which
 * a product needs one.
 */
export const searchSynonyms: SynonymRow[] = [
  // Duvets and covers
  ...same('plumeau,plumeaus,dekbeddeken,duvet,duvets,dekbet', 'dekbed'),
  ...same('donsdeken,donsdekens', 'dons|donzen dekbed'),
  ...same('donskussen,donskussens,verenkussen,verenkussens', 'dons|donzen hoofdkussen'),
  ...same(
    'dekbedhoes,dekbedhoezen,dekenhoes,dekenhoezen,dekbedsloop,overtrekset,bedovertrek,duvethoes,donsovertrek',
    'dekbedovertrek',
  ),
  ...same('kinderovertrek', 'kinderdekbedovertrek'),
  ...same(
    'warm dekbedovertrek,warme dekbedovertrekken,warm overtrek,winter dekbedovertrek,winter overtrek,winterdekbedovertrek,winterovertrek',
    'flanel dekbedovertrek',
  ),
  ...same('kinderdeken', 'kinderdekbed'),
  ...near('deken,dekens,dekentje,dekentjes', 'plaid', 'dekbed'),
  ...near(
    'anti allergie,antiallergie,anti allergisch,anti allergische,antiallergeen,hypoallergeen,allergie,allergisch,anti huisstofmijt,huisstofmijt,huismijt,stofmijt,stofallergie,astma',
    'vezel',
  ),
  ...near('zware deken,zware dekens,verzwaarde deken,verzwaarde dekens', 'plaid'),
  ...near('schapenvacht,schapenvachten,schapenvel,schaapsvacht', 'boucle', 'wol'),
  ...near('dekbedset,dekbedsets', 'dekbedovertrek', 'dekbed'),
  ...near('beddengoed,bedtextiel,bedlinnen,bedgoed', 'dekbedovertrek', 'hoeslaken', 'kussensloop'),
  ...same('duvet cover,duvet covers,duvetcover', 'dekbedovertrek'),
  ...same(
    'dekbedovertrek peuterbed,dekbedovertrek kinderbed,dekbedovertrek juniorbed,overtrek peuterbed,overtrek kinderbed',
    'kinderdekbedovertrek',
  ),
  ...same('dekbed peuterbed,dekbed kinderbed,dekbed juniorbed', 'kinderdekbed'),
  // Sheets and pillowcases
  ...same('spanlaken,spanlakens,hoelaken,hoelakens,hoesl,hoekhoeslaken,hoekhoeslakens', 'hoeslaken'),
  ...near('hoge matras hoeslaken', 'hoeslaken'),
  ...near('hoes matras,hoes voor matras,hoes om matras', 'molton', 'hoeslaken'),
  ...same('matrashoes,matrashoezen,matrasovertrek', 'hoeslaken', 'molton'),
  ...same('sloop,slopen,kussenovertrek,kussenovertrekken', 'kussensloop'),
  ...same('beddenlaken,onderlaken,bovenlaken', 'laken'),
  ...same('hoofdkussensloop,hoofdkussenslopen', 'kussensloop'),
  ...same(
    'hoge hoek,hoge hoeken,extra hoge hoek,extra hoog matras,extra hoge matras,hoog matras,hoge matras,hoge matrassen',
    'percal',
    'katoensatijn',
  ),
  ...near(
    'splithoeslaken,splithoeslakens,splitlaken,hoeslaken met split,hoeslaken split,split hoeslaken,splittopper hoeslaken,split topper hoeslaken,hoeslaken splittopper,hoeslaken split topper,hoeslaken voor splittopper,hoeslaken voor split topper',
    'topperhoeslaken',
  ),
  ...same(
    'kussenbeschermer,kussenbeschermers,sloopbeschermer,kussenmoltons,waterdichte kussenhoes,waterdicht kussen,kussenhoes waterdicht',
    'kussenmolton',
  ),
  ...near('lakenset,lakensets,lakenpakket', 'laken'),
  ...same('slaapkussen,slaapkussens,slaap kussen,bedkussen', 'hoofdkussen'),
  ...near('orthopedisch,orthopedische,ergonomisch,ergonomische', 'nekkussen', 'contour'),
  ...near(
    'body pillow,bodypillow,zijslaapkussen,zijslaapkussens,zijslaperkussen,lichaamskussen,zwangerschapskussen',
    'hoofdkussen',
  ),
  // Mattresses and beds
  ...near(
    'kinderbed,kinderbedden,kinderbedje,peuterbed,peuterbedden,juniorbed,babybed,babybedje,wieg,tienerbed,jongensbed,meisjesbed',
    'kindermatras',
  ),
  ...same(
    'topdekmatras,topdekmatrassen,matrastopper,matrastoppers,boxspringtopper,oplegmatras,dekmatras,dekmatrassen,topmatras,toplaag',
    'topper',
  ),
  ...same('matrasbeschermer,matrasbeschermers,matrasbescherming,matrasonderlegger', 'molton'),
  ...same(
    'waterdicht hoeslaken,waterdichte hoeslaken,waterdichte hoeslakens,plashoes,plashoezen,plaslaken,plasmat,plasmatje,plasonderlegger,bedonderlegger,waterdichte hoes,waterdichte matrashoes,hoeslaken waterdicht',
    'waterdichte molton',
  ),
  ...same('hoofdeinde,bedhoofd,achterwand', 'hoofdbord'),
  ...same('elektrisch bed,electrisch bed,verstelbaar bed,seniorenbed', 'elektrische boxspring'),
  ...same('verstelbaar,verstelbare,electrisch,electrische', 'elektrische'),
  ...same('opbergruimte,bergruimte,opberg,opbergbed,opbergbox', 'opbergboxspring'),
  ...same('lade,lades,laden,bedlade,bedlades,opberglade,opberglades', 'opbergboxspring'),
  ...same('hard,harde,keihard,keiharde', 'stevig'),
  ...near('zware mensen,zware personen,zwaar persoon,zwaar lichaam,overgewicht', 'stevig'),
  ...same('bed,bedden', 'boxspring'),
  ...same(
    'tweepersoonsbed,tweepersoonsbedden,dubbel bed',
    'boxspring 140x200|140x210|160x200|160x210|180x200|180x210',
  ),
  ...near('eenpersoonsbed,eenpersoonsbedden', 'boxspring 140x200'),
  ...near('eenpersoons boxspring,eenpersoonsboxspring,1 persoons boxspring', 'boxspring 140x200'),
  ...same(
    'opvouwbaar,opvouwbare,opklapbaar,opklapbare,opklapmatras,uitklapbaar,uitklapbare,klapmatras,logeermatras,logeerbed,logeerbedden,logeren,logees,logeer,logeerkamer',
    'vouwmatras',
  ),
  ...same(
    'samenstellen,zelf samenstellen,configurator,configureren',
    'ameland',
    'rottum',
    'schiermonnikoog',
    'hotel set',
  ),
  ...same('splittopper,splittoppers', 'split topper'),
  ...same('bokspring,boxpring,boksspring', 'boxspring'),
  ...same('memory,memory foam,memoryfoam,nasa,geheugenschuim,visco', 'traagschuim'),
  ...same('binnenvering,pocketveren,pocket vering', 'pocketvering'),
  ...near('slaapbank,logeerbank', 'vouwmatras'),
  ...near(
    'ledikant,ledikanten,bedbodem,bedbodems,lattenbodem,lattenbodems,bedombouw,bedframe,bedframes,stapelbed',
    'boxspring',
  ),
  ...near(
    'nachtkastje,nachtkastjes,nachtkast,nachtkasten,nachttafel,nachttafels,nachttafeltje,nachttafeltjes',
    'boxspring',
  ),
  // Sizes
  ...same(
    'eenpersoons,eenpersoon,1 persoons,1 persoon,1persoons,een persoons,1 pers,eenpersoonsmaat',
    ...forOne,
  ),
  ...same('twijfelaar,twijfelaars,anderhalfpersoons', ...forOneWide),
  ...same(
    'tweepersoons,tweepersoon,2 persoons,2 persoon,2persoons,twee persoons,2 pers,tweepersoonsmaat',
    ...forTwo,
  ),
  ...same('lits jumeaux,litsjumeaux,lit jumeaux,lits jumaux,litsjumaux,lits jumeau,litsjumeau', ...twin),
  ...same('queen size,queensize', '160x200', '160x210', '160x220'),
  ...same('king size,kingsize', '180x200', '180x210', '180x220'),
  // Bath
  ...same(
    'badhanddoek,badhanddoeken,badhandoek,badhandoeken,handoek,handoeken,hand doek,hand doeken,handdoeck,badstofdoek',
    'handdoek',
  ),
  ...same(
    'grote handdoek,grote handdoeken,handdoek groot,handdoeken groot,grote badhanddoek,badhanddoek groot,grote badhanddoeken,badhanddoeken groot,grote baddoek,groot badlaken,grote badlakens,badlaken groot',
    'handdoek 100x150',
  ),
  ...same('badlaken,badlakens,bad laken,douchelaken,douchelakens,badlaaken', 'handdoek 70x140|100x150'),
  ...same('strand laken,strandhanddoek,strandhanddoeken,strandhandoek,bad strandlaken', 'strandlaken'),
  ...same(
    'gastendoek,gastendoeken,gastenhanddoek,gastenhanddoekje,gastendoekje,gasthanddoek',
    'gastendoekjes',
  ),
  ...same('badkamermat,badkamermatten,badkamerkleed,badkleed,douchemat,wc mat', 'badmat'),
  ...near('gezichtsdoekje,gezichtsdoekjes,snoetenpoetser,snoetenpoetsers,spuugdoekjes', 'gastendoekjes'),
  ...near('washand,washanden,washandje,washandjes', 'gastendoekjes'),
  ...same('badhanddoekset,handdoekset', 'handdoekenset'),
  ...near('met kap', 'capuchon'),
  ...same('kamerjas,kamerjassen,ochtendjas,ochtendjassen,duster', 'badjas'),
  // Living
  ...same('tapijt,tapijten,karpet,karpetten,vloerkleedje,kleed,kleden,kleedje', 'vloerkleed'),
  ...same(
    'muskietennet,muskietennetten,muggennet,muggennetten,musquitonet,hemel,hemeltje,bedhemel,klambo',
    'klamboe',
  ),
  ...same('overgordijn,overgordijnen,raambekleding', 'gordijn'),
  ...near('lichte gordijnen,licht gordijn,dunne gordijnen,dun gordijn', 'vitrage', 'inbetween'),
  ...same('vitrages,glasgordijn,glasgordijnen,inbetweens', 'vitrage', 'inbetween'),
  ...near('loper,lopers,tapijtloper,gangloper,traploper', 'vloerkleed'),
  ...near('deurmat,deurmatten,droogloopmat,schoonloopmat', 'badmat', 'vloerkleed'),
  ...same('bedsprei,bedspreien,beddensprei', 'sprei'),
  ...same('quilt,quilts,bedquilt', 'gestikte sprei'),
  ...near('buitenkleed,buitenkleden,buitentapijt,tuinkleed,tuinkleden', 'vloerkleed'),
  ...near('picknickkleed,picknickkleden,picknickdeken', 'plaid'),
  ...near('matje,matjes', 'badmat'),
  ...same('woondeken,woondekens,bankdeken', 'plaid'),
  ...same('decokussen,bankkussen,sierkussentje', 'sierkussen'),
  ...near(
    'zitkussen,zitkussens,stoelkussen,stoelkussens,tuinkussen,tuinkussens,loungekussen,vloerkussen,binnenkussen,binnenkussens,kussenvulling',
    'sierkussen',
  ),
  ...same('kussensloopje,sierkussenhoes', 'kussenhoes'),
  // Patterns, materials and uses
  ...same('gestreept,gestreepte,streepjes,streepje,strepen,streep,streepdessin', 'strepen', 'streep'),
  ...same('geruit,geruite,ruitjes,blokjes,geblokt', 'ruiten', 'ruit'),
  ...same(
    'gebloemd,gebloemde,bloem,bloemetjes,bloemen,bloemenprint,bladeren,blaadjes,botanisch,botanische,jungle,tropisch,tropische',
    'bloemen',
    'bladeren',
  ),
  ...same('stippen,stippels,stipjes,gestipt,gestippeld,bolletjes', 'stip', 'confetti'),
  ...same('zijligger,zijliggers,zijligging', 'zijslaper'),
  ...same('buikligger,buikligging', 'buikslaper'),
  ...same('rugligger,rugligging', 'rugslaper'),
  ...same('uni,egaal,effen', 'effen'),
  ...same('dinosaurus,dinosaurussen,dinosaurs,dinos', 'dino'),
  ...same('heelal,ruimtevaart,ruimteschip,raket,raketten,planeten,astronaut,ruimte', 'ruimtereis'),
  ...same('kinderkamer,kinderen,kind,peuter,kleuter', 'kinder', 'kids'),
  ...same(
    'jongen,jongens,meisje,meisjes,tiener,tieners,jongenskamer,meisjeskamer,tienerkamer,jeugd,junior',
    'kinder',
    'kids',
  ),
  ...near('baby,babys,babykamer', 'kinder', 'kids'),
  ...near(
    'prinses,prinsessen,eenhoorn,eenhoorns,unicorn,superheld,superhelden,frozen,paw patrol',
    'kinder',
    'kids',
  ),
  ...near(
    'paard,paarden,katten,poezen,dieren,dierenprint,olifant,olifanten,leeuw,leeuwen,tijger,draak,draken,giraf,zebra,panda',
    'kinder',
    'kids',
  ),
  ...near(
    'slippers,badslippers,pantoffels,sloffen,pyjama,pyjamas,nachthemd,badcape,badponcho,poncho',
    'badjas',
  ),
  // All bath mats have it.
  ...same('antislip,anti slip', 'badmat'),
  ...near('antislipmat,antislipmatten', 'badmat', 'vloerkleed'),
  ...near('toiletmat,toiletmatten,wc matje', 'badmat'),
  ...same(
    'keukentextiel,keukenlinnen,keukenhanddoek,keukenhanddoeken,droogdoek,droogdoeken,afdroogdoek',
    'keukendoeken',
    'theedoeken',
  ),
  ...near('vaatdoek,vaatdoeken,vaatdoekje,vaatdoekjes', 'keukendoeken', 'theedoeken'),
  ...near('grand foulard,grandfoulard,grand foulards,foulard', 'plaid', 'sprei'),
  ...same('kussentje,kussentjes', 'sierkussen'),
  ...near(
    'cadeau,cadeaus,cadeautje,kado,kerstcadeau,moederdagcadeau,vaderdagcadeau,kraamcadeau,moederdag,vaderdag,valentijn,sinterklaas,kerst,verjaardag,housewarming,bruiloft',
    'plaid',
  ),
  ...same('baddoek,baddoeken', 'handdoek'),
  ...near('saunadoek,saunadoeken,saunalaken,saunalakens', 'hamamdoek'),
  ...same(
    'hamam doek,hamam handdoek,hamam handdoeken,hamamhanddoek,hamamhanddoeken,hammam,hammamdoek,hammam doek,hammam handdoek',
    'hamamdoek',
  ),
  ...same(
    'kleine handdoek,kleine handdoeken,kleine handdoekjes,klein handdoek,handdoek klein,handdoekjes,gastenhanddoekjes,gasten handdoek,gasten handdoeken,gasten handdoekjes',
    'gastendoekjes',
  ),
  ...same('ledikant dekbedovertrek,ledikant overtrek,dekbedovertrek ledikant', 'kinderdekbedovertrek'),
  ...same('strijkvrij,strijkvrije,kreukvrij,kreukvrije,no iron', 'jersey', 'gewassen'),
  ...same('satijn,satijnen,satijnkatoen,sateen', 'katoensatijn'),
  ...same('synthetisch,synthetische,kunstvezel,polyester vulling', 'vezel'),
  ...same('donzen,dons,veren', 'dons', 'donzen'),
  ...near('ganzendons,eendendons', 'dons', 'donzen'),
  ...same('fluweel,fluwelen,velvet', 'velours'),
  ...same('wollen,wol,scheerwol,schapenwol', 'wol'),
  ...same('linnen', 'halflinnen', 'linnenlook'),
  ...same('tencel,eucalyptusvezel', 'lyocell'),
  ...same('veelkleurig,veelkleurige,meerkleurig,meerkleurige,gekleurd,gekleurde', 'multicolor'),
  ...same('verduisteringsgordijn,verduisteringsgordijnen,blackout', 'verduisterend'),
  ...same('hotelkwaliteit', 'hotelkwaliteit', 'hotelhanddoek', 'hotel'),
  ...same('hotelboxspring', 'hotelboxsprings', 'gecapitonneerd'),
  ...same('4 seizoenen,vier seizoenen,4seizoenen,all year,4 seizoen', 'vierseizoenen'),
  ...same('dun,dunne,luchtig,luchtige', 'zomerdekbed', 'plat'),
  ...same('dik,dikke', 'winterdekbed', 'warm'),
  ...same(
    'koelend,koelende,verkoelend,verkoelende,koel,koeler',
    'koele',
    'koelkussen',
    'zeespiegel',
    'zomerdekbed',
  ),
  ...same(
    'zonder print,geen print,zonder dessin,zonder patroon,zonder motief,zonder opdruk,eenkleurig,eenkleurige',
    'effen',
  ),
  ...same('extra lang,extra lange', '90x220|140x220|160x220|180x220|200x220|240x220'),
  ...same('lichtdicht,lichtdichte,lichtwerend,lichtwerende', 'verduisterend'),
  ...same('transparant,transparante,doorzichtig,doorzichtige', 'lichtdoorlatend', 'vitrage'),
  ...same('bedplassen,bedplasser,incontinentie,plaswerend', 'waterdichte'),
  ...same('nekpijn,nekklachten,stijve nek,nekklacht,neksteun,nekrol', 'nekkussen'),
  ...near('rugpijn,rugklachten,rugproblemen,hernia,lage rugpijn,pijn rug,zere rug', 'zones'),
  ...same(
    'zweten,transpireren,warmslaper,warme slaper,warme slapers,nachtzweten,zweet,zweterig,opvliegers,overgang,hittegolf',
    'koele',
    'zeespiegel',
    'zomerdekbed',
    'lyocell',
  ),
  ...same('koukleum,koude voeten,snel koud,altijd koud,koude slaapkamer', 'winterdekbed', 'warm', 'flanel'),
  ...same('kamelenhaar,kameelharen,kamelenharen,kameel,kameelhaar,kamelhaar', 'kameelhaardekbed'),
  ...near('oeko tex,oekotex,gots,biologisch,biologische', 'katoen'),
  ...same('zomer', 'zomerdekbed'),
  ...same('winter', 'winterdekbed'),
  ...same('lichtgewicht,superlicht', 'licht'),
  ...same('koelgel,koelende gel,gellaag,gelschuim', 'zeespiegel', 'gletsjer'),
  ...same('kleine kamer,kleine slaapkamer,kleine ruimte', 'compacte'),
  ...same('palmbomen,palmboom,palmen', 'palmbladeren'),
  ...near('ijsbeer,ijsberen,beertjes', 'berenwinter'),
  ...same('linnen look', 'linnenlook', 'halflinnen'),
  ...same('waterproof,waterbestendig', 'waterdichte'),
  ...same('berber,hoogpolig', 'hoogpolig', 'berber'),
  // Colours
  ...same('bordeaux,bordo,bordeau,bordeauxrood,wijnrood', 'bordeaux'),
  ...same('grijs,grijze', 'grijs', 'antraciet'),
  ...same('donkergrijs,antracietgrijs', 'antraciet'),
  ...same('creme,ivoor,gebroken wit,offwhite,off white', 'ecru'),
  ...same('marineblauw,donkerblauw,navy,navyblauw,navy blauw', 'marine', 'nachtblauw'),
  ...same('turquoise,aqua', 'petrol'),
  ...same('terracotta,roest,roestbruin,oranje', 'terra'),
  ...same('okergeel,mosterd,mosterdgeel', 'oker'),
  ...same('beige', 'zand', 'beige', 'naturel'),
  ...same('camel,cognac,karamel,mokka', 'bruin', 'chocolade', 'taupe'),
  ...same('kaki,khaki', 'olijfgroen', 'groen'),
  ...same('zalm,zalmroze,koraal,abrikoos', 'perzik', 'terra'),
  ...same('zilver,zilvergrijs', 'lichtgrijs'),
  ...same('goud,goudgeel', 'oker'),
  ...same('denim,jeans', 'jeansblauw'),
  ...same('muntgroen,pistache', 'mint'),
  ...same('steenrood,baksteen', 'terra'),
  ...same(
    'mosgroen,mosgroene,legergroen,legergroene,donkergroen,donkergroene,lichtgroen,lichtgroene,flessengroen,smaragdgroen,dennengroen,eucalyptus',
    'groen',
  ),
  ...same('saliegroen,saliegroene', 'salie'),
  ...same('olijfgroen,olijfgroene,bosgroen,bosgroene,bladgroen,bladgroene', 'groen'),
  ...same('lichtroze,zachtroze,poederroze,babyroze,fuchsia', 'roze'),
  ...same('korenblauw,kobaltblauw,babyblauw,pastelblauw,zeeblauw,hemelsblauw', 'blauw'),
  ...same('lila', 'lavendel', 'paars'),
  // Service
  ...same('levertijd,bezorgtijd,bezorgtijden,leverdatum,bezorgdatum,leveringstijd', 'levertijd'),
  ...same('dekbedmaat,dekbedmaten,dekbedovertrekmaat,maattabel,matentabel', 'maat'),
  ...same('retour,retouren,retourzending,terugbrengen,terugzenden', 'retourneren', 'terugsturen'),
  ...same('showroom,showrooms,winkel,winkels,filiaal', 'showroom', 'winkel'),
  ...same('klantenservice,contact,bellen,mailen,helpdesk', 'contact', 'klantenservice'),
  ...same(
    'telefoonnummer,telefoonnummers,telefoon,emailadres,e mailadres,bereikbaar,bereikbaarheid',
    'contact',
  ),
  ...same('over ons,over sluimer,wie zijn jullie,wie zijn wij', 'contact', 'klantenservice'),
  ...same('openingstijden,openingstijd,openingsuren,geopend', 'openingstijden', 'contact'),
  ...same(
    'review,reviews,recensie,recensies,klantbeoordeling,klantbeoordelingen,klantervaringen,ervaringen',
    'beoordelingen',
  ),
  ...same('kortingscode,actiecode,vouchercode', 'kortingscode', 'korting'),
  ...same(
    'verzendkosten,bezorgkosten,gratis verzending,gratis verzenden,gratis bezorging,gratis bezorgd',
    'verzenden kost',
    'verzendkosten',
  ),
  ...same('betaalmethode,betaalmethodes,betaalmogelijkheden,betaalwijze,betaalwijzen', 'betaalmethoden'),
  ...same(
    'ideal,wero,klarna,riverty,billink,alma,in3,spraypay,bancontact,paypal,creditcard,creditkaart,visa,mastercard,maestro,apple pay,google pay,overschrijving,bankoverschrijving,afterpay',
    'betaalmethoden',
  ),
  ...same('gespreid betalen,op afbetaling,afbetaling,later betalen,nabetalen', 'achteraf betalen'),
  ...same(
    'levering,leveren,geleverd,bezorgd,bezorging,bezorgen,bezorgt,verzendtijd,thuisbezorgd',
    'levertijd',
    'bezorgen',
  ),
  ...same('ruilen,omruilen,omwisselen,inruilen', 'ruilen'),
  ...same('ophalen,afhalen', 'ophalen'),
  ...same('incompleet,niet compleet,niet volledig,onvolledig', 'ontbreekt'),
  ...same('bovenverdieping', 'verdieping'),
  ...same('wijzigen,veranderen', 'wijzigen', 'veranderen'),
  ...same('annuleren,annulering,geannuleerd', 'annuleren'),
  ...same('garantie,garantietermijn', 'garantie'),
  ...same('klacht,klachten', 'klacht'),
  ...same('betalen,betaling,afrekenen', 'betalen'),
  ...same('retourneren,terugsturen,retourlabel', 'retourneren', 'terugsturen'),
  ...same('kapot,defect,beschadigd,beschadiging', 'beschadigd'),
  ...same('factuur,facturen,rekening,bonnetje,aankoopbewijs', 'factuur'),
  ...same('terugbetaling,terugbetalen,terugbetaald,restitutie', 'retourneren'),
  ...same('proefliggen,proefslapen', 'proefliggen'),
  ...same('uitproberen,proberen,testen', 'uitproberen'),
  ...same('staal,stalen,staaltje,staaltjes,stofstaal,stofstalen,kleurstaal,kleurstalen', 'stalen', 'staal'),
  ...same('wassen,wasvoorschrift,wasvoorschriften,wasadvies,hoe was ik,hoe was je', 'wassen'),
  ...same('sollicitatie,solliciteren,vacature,vacatures,werken bij', 'vacatures'),
  ...same(
    'track and trace,track en trace,track trace,tracktrace,waar is mijn pakket,waar is mijn pakketje,waar is mijn pakje,waar blijft mijn pakje,pakje,pakje volgen,waar is mijn bestelling,komt mijn bestelling,komt mijn pakket,komt mijn pakketje,mijn bestelling bezorgd,mijn bestelling geleverd,bestelling niet ontvangen,pakket niet ontvangen,waar blijft mijn pakket,waar blijft mijn pakketje,waar blijft mijn bestelling,pakket volgen,bestelling volgen',
    'pakketchecker',
  ),
  ...same('aanbieding,aanbiedingen', 'aanbieding', 'acties'),
  ...same('sale,aktie,akties,uitverkoop,opruiming,actie,korting,afgeprijsd,afgeprijsde', 'acties'),
  ...same('cadeaukaart,cadeaukaarten,giftcard,kadobon,cadeaubon,cadeau bon', 'cadeaubonnen'),
  ...same('nieuwe collectie,nieuwe producten,nieuwe artikelen,noviteiten', 'nieuw binnen'),
  ...same('keuze hulp,keuzewijzer,advies,hulp bij kiezen', 'keuzehulp'),
  // Questions, and what applies to any article
  ...ignored(
    'welk,welke,zit,zitten,kies,kiezen,waar,mag,jullie,duurt,duren,gaat,vind,vinden,zoek,zoeken,nodig,past,passen,goed,goede,hoe lang',
  ),
  ...ignored('heren,dames,mannen,vrouwen,unisex'),
  ...ignored(
    'wanneer,krijg,krijgen,hoe,hoeveel,waarom,twee,extra,kopen,koop,bestellen,online,beste,mooie,mooi,leuke,nieuwe,prijs,webshop,cm',
  ),
]
