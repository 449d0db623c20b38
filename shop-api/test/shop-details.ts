import type { StoredDocuments } from '../src/content/stored/documents.ts'
import type { Db } from '../src/db/client.ts'
import { content } from '../src/db/schema/content.ts'

const footer: StoredDocuments['footer'] = {
  shop: {
    name: 'Sluimer',
    legalName: 'Sluimer B.V.',
    street: 'Dam 1',
    zipcode: '1012 JS',
    city: 'Amsterdam',
    email: 'klantenservice@sluimer.example',
    phone: '085 - 000 00 00',
    openingHours: 'ma-vr 9:00-17:30',
    cocNumber: '00000000',
    vatNumber: 'NL000000000B00',
  },
  serviceLinks: [],
  categoryLinks: [],
  discoverLinks: [],
  socialLinks: [],
  paymentMethods: [],
  freeShippingFrom: null,
  trustScore: { score: 4.3, source: 'test' },
  rating: { score: 4.5, count: '1', source: 'test' },
}

/** Adds the shop details that mails need, if the template has none. */
export const ensureShopDetails = async (db: Db): Promise<void> => {
  await db.insert(content).values({ key: 'footer', data: footer }).onConflictDoNothing()
}
