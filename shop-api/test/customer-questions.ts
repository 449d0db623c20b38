import type { ChatIntent } from 'shared-types/contracts/provider/chat'

interface CustomerQuestion {
  question: string
  /** Several if each of them is correct. */
  intent: ChatIntent[]
  /** The page, or for advice the category, of the expected answer; null if none. */
  source: string | null
}

const ask = (
  question: string,
  intent: ChatIntent | ChatIntent[],
  source: string | null,
): CustomerQuestion => ({
  question,
  intent: [intent].flat(),
  source,
})

const shipping = 'service/shipping-returns'
const withdrawal = 'service/herroepingsrecht'
const paying = 'service/orderandpayment'
/** Frequently asked questions on all topics. */
const often = 'service/veelgestelde-vragen'
const service = 'service/klantenservice-contact'

/** Questions in the style of customers: short, with typing errors and without capitals. */
export const customerQuestions: CustomerQuestion[] = [
  ask('waar blijft mijn pakketje??', 'order_status', null),
  ask('ik heb vorige week een hoeslaken besteld en nog steeds niks ontvangen', 'order_status', null),
  ask('Wat is de status van mijn bestelling?', 'order_status', null),
  ask('is mijn order al verstuurd', 'order_status', null),
  ask('kan ik ergens zien waar mijn pakket nu is', 'order_status', null),
  ask('heb 3 dagen geleden besteld wanneer komt het', 'order_status', null),
  ask('mijn besteling is nog niet aangekomen', 'order_status', null),
  ask('track and trace code?', 'order_status', null),

  ask('hoe kan ik iets retourneren', 'returns', shipping),
  ask('kan ik een dekbedovertrek ruilen voor een andere maat', 'returns', shipping),
  ask('wat kost het om iets terug te sturen?', 'returns', shipping),
  ask('het matras is te hard, mag ik hem terugbrengen', 'returns', shipping),
  ask('hoelang duurt het voor ik me geld terug krijg', 'returns', shipping),
  ask('retourlabel kwijt wat nu', 'returns', shipping),
  ask('mag ik een matras eerst uitproberen', 'returns', shipping),
  ask('Wordt een boxspring bij mij opgehaald als hij niet bevalt?', 'returns', shipping),

  ask('ik wil mijn aankoop herroepen', 'withdrawal', withdrawal),
  ask('hoe lang is de bedenktyd', ['withdrawal', 'returns'], withdrawal),
  ask('kan ik mijn bestelling nog annuleren', ['withdrawal', 'service'], [withdrawal, often].join()),
  ask('heb spijt van mn aankoop, kan ik er nog vanaf', 'withdrawal', withdrawal),
  ask('waar vind ik het modelformulier', 'withdrawal', withdrawal),
  ask('geldt het herroepingsrecht ook voor een matras uit de verpakking', 'withdrawal', withdrawal),

  ask('wat zijn de verzendkosten', 'delivery', shipping),
  ask('leveren jullie ook in belgie', 'delivery', shipping),
  ask('Wanneer wordt een boxspring geleverd?', 'delivery', [shipping, service].join()),
  ask('wordt er ook op zaterdag bezorgd', 'delivery', shipping),
  ask('wat als ik niet thuis ben', 'delivery', shipping),
  ask('brengen jullie het matras ook naar boven', 'delivery', shipping),
  ask('als ik nu bestel heb ik het dan morgen in huis', 'delivery', [shipping, service].join()),
  ask('hoe lang is de levertijt van een matras', 'delivery', [shipping, service].join()),
  ask('verzenden jullie naar duitsland', 'delivery', shipping),
  ask('monteren jullie de boxspring ook?', 'delivery', shipping),

  ask('kan ik achteraf betalen', 'payment', paying),
  ask('hebben jullie klarna', 'payment', paying),
  ask('hebben jullie riverty', 'payment', paying),
  ask('hebben jullie afterpay', 'payment', paying),
  ask('hebben jullie billink', 'payment', paying),
  ask('hebben jullie in3', 'payment', paying),
  ask('hebben jullie spraypay', 'payment', paying),
  ask('hebben jullie alma', 'payment', paying),
  ask('kan ik met ideal betalen?', 'payment', paying),
  ask('betalen in 3 termijnen mogelijk', 'payment', paying),
  ask('mijn betaaling is mislukt wat nu', 'payment', paying),
  ask('ik heb een factuur nodig voor mijn bedrijf', 'payment', paying),
  ask('kan ik het bedrag zelf overmaken', 'payment', paying),
  ask('rekenen jullie extra kosten voor paypal', 'payment', paying),

  ask('wat zijn jullie openingstijden', 'opening_hours', service),
  ask('tot hoe laat zijn jullie bereikbaar', 'opening_hours', service),
  ask('zijn jullie zaterdag telefonisch te bereiken', ['opening_hours', 'contact'], service),
  ask('hebben jullie ook een winkel waar ik langs kan komen', 'opening_hours', service),

  ask('wat is jullie telefoon nummer', 'contact', service),
  ask('ik wil een medewerker spreken', 'contact', service),
  ask('op welk mailadres kan ik jullie berijken', 'contact', service),

  ask('mijn dekbed is kapot aangekomen', 'complaint', [shipping, service].join()),
  ask('ik heb een klacht over mijn hoeslaken', 'complaint', service),
  ask('verkeerde kleur ontvangen', 'complaint', [shipping, service].join()),
  ask('er zit een scheur in het overtrek na 2x wassen', 'complaint', [shipping, service].join()),
  ask(
    'de boxspring kraakt na een half jaar, heb ik garantie?',
    'complaint',
    [service, 'service/algemene-voorwaarden'].join(),
  ),

  ask('warm dekbed voor de zomer 240x220', 'product_advice', 'dekbed'),
  ask('welk kussen is goed voor zijslapers', 'product_advice', 'hoofdkussen'),
  ask('zoek een katoenen dekbedovertrek 140 x 200', 'product_advice', 'dekbedovertrek'),
  ask('hebben jullie hoeslakens voor een topper', 'product_advice', 'hoeslaken'),
  ask('kunnen jullie een stevig matras aanraden van 160x200', 'product_advice', 'matrassen'),
  ask('goedkope handdoeken', 'product_advice', 'wonen/badtextiel'),

  ask('welke cookies gebruiken jullie', 'service', 'service/cookies'),
  ask('wat doen jullie met mijn persoonsgegevens', 'service', 'service/privacy'),
  ask('ik ben mijn wachtwoord vergeten', 'service', often),
  ask('mijn kortingscode doet het niet', 'service', often),
  ask('hoe meld ik me af voor de nieuwsbrief', 'service', often),
  ask('waar vind ik mijn factuur', ['service', 'payment'], often),
  ask('kan ik een cadeaubon gebruiken', 'service', often),
  ask('nemen jullie mijn oude matras mee', ['service', 'delivery'], often),
  ask('mijn bestelling is maar half geleverd', 'complaint', often),
  ask('bezorgen jullie ook s avonds', 'delivery', often),
  ask('kan ik mijn pakket zelf ophalen in utrecht', 'delivery', often),
  ask('wat is het verschil tussen een topper en een matras', 'service', often),
  ask('waar kan ik proefliggen, hebben jullie een winkel', 'opening_hours', 'showrooms'),
  ask('op hoeveel graden mag een dekbedovertrek in de was', 'service', 'blog/beddengoed-wassen'),
  ask('hoe meet ik op voor gordijnen', ['service', 'product_advice'], 'wonen/gordijnen'),
  ask('ik heb last van huisstofmijt welk dekbed kan ik nemen', 'product_advice', 'dekbed'),
]
