import type { ProductPlan } from './plan.ts'
import { badjassen } from './products/badjas.ts'
import { badmatten } from './products/badmat.ts'
import { boxsprings } from './products/boxspring.ts'
import { dekbedden } from './products/dekbed.ts'
import { dekbedovertrekken } from './products/dekbedovertrek.ts'
import { gordijnen } from './products/gordijn.ts'
import { handdoeken } from './products/handdoek.ts'
import { hoeslakens } from './products/hoeslaken.ts'
import { hoofdkussens } from './products/hoofdkussen.ts'
import { kinderdekbedovertrekken } from './products/kinderdekbedovertrek.ts'
import { klamboes } from './products/klamboe.ts'
import { slopen } from './products/kussensloop.ts'
import { lakens } from './products/laken.ts'
import { matrassen } from './products/matras.ts'
import { moltons } from './products/molton.ts'
import { plaids } from './products/plaid.ts'
import { sierkussens } from './products/sierkussen.ts'
import { spreien } from './products/sprei.ts'
import { configurableBeds } from './products/stel-samen.ts'
import { strandlakens } from './products/strandlaken.ts'
import { theedoeken } from './products/theedoek.ts'
import { toppers } from './products/topper.ts'
import { vloerkleden } from './products/vloerkleed.ts'

/** All products; ids follow this order. */
export const products: ProductPlan[] = [
  ...dekbedovertrekken,
  ...kinderdekbedovertrekken,
  ...dekbedden,
  ...hoeslakens,
  ...moltons,
  ...slopen,
  ...lakens,
  ...hoofdkussens,
  ...matrassen,
  ...toppers,
  ...boxsprings,
  ...handdoeken,
  ...badmatten,
  ...badjassen,
  ...strandlakens,
  ...theedoeken,
  ...gordijnen,
  ...vloerkleden,
  ...sierkussens,
  ...plaids,
  ...spreien,
  ...klamboes,
  ...configurableBeds,
]
