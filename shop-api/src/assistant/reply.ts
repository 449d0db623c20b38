import type { AssistantMessage, ChatIntent } from 'shared-types/contracts/provider/chat'
import type { ChatSource } from 'shared-types/contracts/chat'
import { creditWarning } from 'shared-types/order/credit-warning'
import * as pages from 'shared-types/urls/page-paths'
import type { Advice } from './advise-products.ts'
import type { Passage } from './passage/passage-queries.ts'
import { namesPayLater } from './question/payment-names.ts'

export const contactForm: ChatSource = {
  title: 'Contactformulier',
  link: `${pages.contact}#contactformulier`,
}

/** How an answer starts that says that the assistant does not know. The back office finds such chats by it. */
export const noAnswer = {
  unknown: 'Dat weet ik helaas niet.',
  nothingFound: 'Daar vond ik in onze winkel niets bij.',
}

/** The URL of a passage, at its heading when that has an anchor. */
export const sourceOf = ({ path, pageTitle, anchor }: Passage): ChatSource => ({
  title: pageTitle,
  link: `/${path}/${anchor ? `#${anchor}` : ''}`,
})

/** A link to all products for a wish. */
export const linkToAll = ({ term, link }: Advice): ChatSource => ({ title: `Alles bij ‘${term}’`, link })

/** Products below an answer. */
export const mostCards = 3

type Parts = Partial<Pick<AssistantMessage, 'sources' | 'products' | 'asksOrder' | 'personal'>>

/** Adds the warning that each offer of credit needs, also to a model's text. */
const withCreditWarning = (content: string): string =>
  namesPayLater(content) && !content.includes(creditWarning) ? `${creditWarning}\n${content}` : content

export const reply = (intent: ChatIntent, content: string, parts: Parts = {}): AssistantMessage => ({
  role: 'assistant',
  content: withCreditWarning(content),
  intent,
  sources: parts.sources ?? [],
  products: parts.products ?? [],
  asksOrder: parts.asksOrder ?? false,
  personal: parts.personal ?? false,
})

export const askForOrder = reply(
  'order_status',
  'Ik zoek het graag voor je op. Vul hieronder de gegevens van je bestelling in; zo weet ik zeker dat ze van jou is.',
  { asksOrder: true },
)
