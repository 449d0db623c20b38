import type { Seed } from '../src/config.ts'
import type { PagePlan } from './plan.ts'
import { beddengoedWassen } from './pages/blog/beddengoed-wassen.ts'
import { donkereKoeleSlaapkamer } from './pages/blog/donkere-koele-slaapkamer.ts'
import { donsWolOfVezel } from './pages/blog/dons-wol-of-vezel.ts'
import { matrasProefliggen } from './pages/blog/matras-proefliggen.ts'
import { vloerkleedKiezen } from './pages/blog/vloerkleed-kiezen.ts'
import { welkeMaatDekbedovertrek } from './pages/blog/welke-maat-dekbedovertrek.ts'
import { gateways, ownGateways } from './pages/gateways.ts'
import { hotelgevoel } from './pages/inspiratie/hotelgevoel-thuis.ts'
import { kinderkamer } from './pages/inspiratie/kinderkamer-die-meegroeit.ts'
import { aardetinten } from './pages/inspiratie/rustige-slaapkamer-in-aardetinten.ts'
import { adviseurShowroom } from './pages/vacatures/adviseur-showroom-utrecht.ts'
import { bezorgerMonteur } from './pages/vacatures/bezorger-monteur.ts'
import { inkoperBedtextiel } from './pages/vacatures/inkoper-bedtextiel.ts'
import { medewerkerKlantenservice } from './pages/vacatures/medewerker-klantenservice.ts'

/** In display order: newest first on the blog. */
export const pagePlans: PagePlan[] = [
  ...gateways,
  donsWolOfVezel,
  welkeMaatDekbedovertrek,
  matrasProefliggen,
  beddengoedWassen,
  donkereKoeleSlaapkamer,
  vloerkleedKiezen,
  aardetinten,
  hotelgevoel,
  kinderkamer,
  bezorgerMonteur,
  medewerkerKlantenservice,
  adviseurShowroom,
  inkoperBedtextiel,
]

export const pagesOf = (seed: Seed): PagePlan[] => (seed === 'demo' ? pagePlans : ownGateways)
