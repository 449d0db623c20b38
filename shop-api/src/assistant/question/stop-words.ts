/** Stop words: they do not help to find an answer. */
export const stopWords = new Set(
  `aan af al alle alleen allemaal alles als altijd ander andere anders aub alsjeblieft alstublieft ben bent best beetje bij binnenkort blijft bv daar daarna dan dat de
   denk deze die dingen dit doe doen doet door dus echt een eens en enige er erg ergens eigenlijk even ga gaan gaat gebeurt gebeuren geef geeft geen gehad gekregen
   gewoon goed goede graag had heb hebben hebt heeft hele hem het hier hij hoe hoi hallo hey hoeveel iemand iets ik in is ja je jij jou jouw jullie kan komen komt krijg
   krijgen kun kunnen kunt laat last laten liever lukt maar maak maken mag me men met mij mijn misschien moest moet moeten momenteel mogelijk na naar nadat neem nee nemen niet niks
   niets nodig nog nou nu of om omdat ons onze ook op over per precies pas plaats samen sinds soms staat steeds tegen ter te ten toch toe tot u uit uw van
   vanaf vandaag vanwege veel via voor vraag waar waarmee waarom want wanneer was waren wat we weer wel welk welke weten wie wij wil willen word
   worden wordt wou zal ze zeg zeggen zei zelf zie zien zij zijn zit zitten zo zoals zomaar zonder zou zouden man vrouw vriend vriendin partner moeder vader oma opa dochter dochtertje zoon zoontje heel snachts nachts`.split(
    /\s+/,
  ),
)

/** Stop words of product searches: they find no product, but may be useful to find a page. */
export const productStopWords = new Set(
  `aanbevelen aanraden advies adviseren bed beste best bestaat dag geschikt gezocht heel kiezen keuze koop kopen lekker
   lekkere maat man mensen passen past persoon personen raad raden slaap slapen snel snachts tegen verkopen verkoopt vind
   vinden vrouw zoek zoeken zoekt`.split(/\s+/),
)
