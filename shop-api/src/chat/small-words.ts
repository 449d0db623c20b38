/** Words around what is asked, by which nothing is found. */
export const smallWords = new Set(
  `aan af al alle allemaal als altijd aub alsjeblieft alstublieft bij dan dat de deze die dit doe doen doet dus een eens en er
   erg even ga gaan gaat geen gekregen goed goede graag had heb hebben heeft hele het hoe hoi hallo hey hij hoeveel iets iemand ik in is ja je jij
   jou jouw jullie kan komen komt krijg krijgen kunnen kunt kun last laat laten maar me men met mij mijn moet moeten momenteel naar nadat neem nemen niet nodig nog nu of om omdat
   ons onze ook op over te toch tot u uit uw van veel vanwege voor vraag waar wanneer was wat we wel welk welke weten wie
   wij wil willen worden wordt wou zeg ze zijn zit zitten zo zou zouden`.split(/\s+/),
)

/** Words around a wish, by which no product is found: a page may well be about them. */
export const wishWords = new Set(
  `aanbevelen aanraden advies adviseren bed beste best bestaat dag geschikt gezocht heel kiezen keuze koop kopen lekker
   lekkere maat man mensen passen past persoon personen raad raden slaap slapen snel snachts tegen verkopen verkoopt vind
   vinden vrouw zoek zoeken zoekt`.split(/\s+/),
)
