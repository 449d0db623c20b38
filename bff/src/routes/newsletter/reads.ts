import { apiPaths } from 'shared-types/urls/api-paths'
import { NewsletterPopup } from 'shared-types/contracts/newsletter'
import { publicRead } from '../../public-reads/public-read.ts'

const minute = 60_000

export const newsletterPopup = publicRead({
  url: '/api/content/newsletter-popup',
  id: 'getNewsletterPopup',
  summary: 'Get what the newsletter popup says',
  answer: NewsletterPopup,
  tags: () => ['content'],
  freshFor: 5 * minute,
  address: () => apiPaths.newsletterPopup,
  ask: (calls) => calls.get('/v1/content/newsletter-popup', { schema: NewsletterPopup }),
})
