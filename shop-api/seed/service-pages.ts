import { costTexts } from '../src/shipping/cost-texts.ts'
import type { ShippingMethod } from '../src/shipping/methods.ts'
import type { ServicePagePlan } from './plan.ts'
import { algemeneVoorwaarden } from './service-pages/algemene-voorwaarden.ts'
import { bestellenEnBetalen } from './service-pages/bestellen-en-betalen.ts'
import { cookies } from './service-pages/cookies.ts'
import { garantievoorwaarden } from './service-pages/garantievoorwaarden.ts'
import { herroepingsrecht } from './service-pages/herroepingsrecht.ts'
import { klantenservice } from './service-pages/klantenservice.ts'
import { privacy } from './service-pages/privacy.ts'
import { toegankelijkheid } from './service-pages/toegankelijkheid.ts'
import { veelgesteldeVragen } from './service-pages/veelgestelde-vragen.ts'
import { verzendenEnRetourneren } from './service-pages/verzenden-en-retourneren.ts'

/** The pages at `/service/{slug}/`, with the costs of these shipping methods. */
export const servicePages = (shippingMethods: ShippingMethod[]): ServicePagePlan[] => [
  klantenservice,
  veelgesteldeVragen,
  verzendenEnRetourneren(costTexts(shippingMethods)),
  bestellenEnBetalen,
  herroepingsrecht,
  garantievoorwaarden,
  algemeneVoorwaarden,
  privacy,
  cookies,
  toegankelijkheid,
]
