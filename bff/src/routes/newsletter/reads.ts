import * as api from 'shared-types/api/newsletter'
import { apiPaths } from 'shared-types/api/paths'
import * as v1 from 'shared-types/v1/newsletter'
import { publicRead } from '../../public-reads/public-read.ts'
import { reshapePopup } from './reshape.ts'

const minute = 60_000

export const newsletterPopup = publicRead({
  url: '/api/content/newsletter-popup',
  id: 'getNewsletterPopup',
  summary: 'Get what the newsletter popup says',
  answer: api.NewsletterPopup,
  freshFor: 5 * minute,
  address: () => apiPaths.newsletterPopup,
  ask: async (calls) =>
    reshapePopup(await calls.get('/v1/content/newsletter-popup', { schema: v1.NewsletterPopup })),
})
