import { Html } from 'shared-types/html/html'
import type { ContentBlock } from 'shared-types/contracts/content'
import { picture } from '../pictures.ts'

const block = (
  image: string,
  link: string,
  buttonText: string,
  title: string,
  subTitle: string,
  text: string,
): ContentBlock => ({
  image: picture(image),
  title,
  subTitle,
  description: Html.parse(`<p>${text}</p>`),
  link,
  buttonText,
})

/** Content blocks of overview and text pages, by category path. */
export const categoryBlocks: Record<string, ContentBlock[]> = {
  boxspring: [
    block(
      'boxspring/gecapitonneerd-lichtgrijs-160',
      '/configurator/boxsprings/hotel-boxspring-set/step-1/',
      'Stel je boxspring samen',
      'Stel zelf samen',
      'Hotel boxspring set',
      'Kies maat, hoofdbord, stof en per kant de hardheid. Je ziet je bed bij elke keuze veranderen, en wat die keuze kost. Of begin met een bed <a href="/configurator/boxsprings/opbergboxspring-ameland/step-1/">met opbergruimte</a>, <a href="/configurator/boxsprings/elektrische-boxspring-schiermonnikoog/step-1/">elektrisch verstelbaar</a> of <a href="/configurator/boxsprings/compacte-boxspring-rottum/step-1/">compact</a>.',
    ),
    block(
      'boxspring/gecapitonneerd-taupe-180',
      '/boxspring/hotelboxsprings/',
      'Bekijk hotelboxsprings',
      'Hotelboxsprings',
      'Gecapitonneerd hoofdbord',
      'Diep doorgenaaide vierkanten en een zachte rand om tegenaan te leunen. Het bed waar je in een goed hotel voor betaalt.',
    ),
    block(
      'boxspring/verticaal-petrol-160',
      '/boxspring/moderne-boxsprings/',
      'Bekijk moderne boxsprings',
      'Moderne boxsprings',
      'Vlak of met verticale banen',
      'Rustige lijnen die je slaapkamer niet overheersen. De verticale banen geven het hoofdbord net wat meer hoogte.',
    ),
    block(
      'boxspring/vlak-lichtgrijs-160',
      '/gratis-dekbed/',
      'Bekijk de actie',
      'Met gratis dekbed',
      'Zonder meerprijs meegeleverd',
      'Bij geselecteerde boxsprings leggen de bezorgers er een vierseizoenendekbed in de passende maat bij.',
    ),
  ],
  acties: [
    block(
      'products/dekbedovertrek/wilde-bloemen',
      '/acties/dekbedovertrekken-in-de-aanbieding/',
      'Bekijk de overtrekken',
      'Dekbedovertrekken',
      'Tijdelijk lager geprijsd',
      'Van gewassen katoen tot warm flanel: deze overtrekken zijn nu voordeliger.',
    ),
    block(
      'products/hoeslaken/lichtblauw',
      '/acties/hoeslaken-voordeel/',
      'Bekijk de hoeslakens',
      'Hoeslakens',
      'Vul je kast aan',
      'Een goed moment om er een reserve bij te leggen.',
    ),
    block(
      'boxspring/vlak-beige-180',
      '/acties/boxspring-weken/',
      'Bekijk de boxsprings',
      'Boxspringweken',
      'Compleet en gemonteerd',
      'Geselecteerde boxsprings met voordeel op elke maat en hardheid.',
    ),
    block(
      'products/handdoek/perzik',
      '/acties/badtextiel-voordeel/',
      'Bekijk het badtextiel',
      'Badtextiel',
      'Zachte badstof',
      'Handdoeken en badmatten voor een zachte prijs.',
    ),
  ],
  'outlet-overzicht': [
    block(
      'products/dekbedovertrek/ombre',
      '/outlet-overzicht/outlet/',
      'Naar de outlet',
      'De hele outlet',
      'Uitlopende kleuren en dessins',
      'Alles wat uit de collectie gaat, met flinke korting en gewoon met bedenktijd.',
    ),
    block(
      'products/handdoek/bordeaux',
      '/outlet-overzicht/laatste-stuks/',
      'Bekijk laatste stuks',
      'Laatste stuks',
      'Bijna weg',
      'Nog één of twee in het magazijn. Zit jouw maat erbij?',
    ),
    block(
      'products/sierkussen/bogen',
      '/alles-999-op-op/',
      'Alles voor € 9,99',
      'Alles € 9,99',
      'Op = op',
      'Kleine dingen die een kamer opfrissen, allemaal voor één prijs.',
    ),
  ],
  telefoon: [
    block(
      'products/matras/mattress-cold',
      '/matrassen/',
      'Naar de matrassen',
      'Advies over matrassen',
      'Hardheid en maat',
      'We vragen naar je lengte, je gewicht en hoe je slaapt, en noemen twee of drie matrassen die passen.',
    ),
    block(
      'products/dekbed/duvet-wool',
      '/dekbed/',
      'Naar de dekbedden',
      'Advies over dekbedden',
      'Warmteklasse en vulling',
      'Snel koud of juist warm? Samen komen we tot de juiste klasse.',
    ),
  ],
}
