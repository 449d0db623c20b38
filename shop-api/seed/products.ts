import type { ProductPlan } from './plan.ts'
import { badmatten } from './products/badmat.ts'
import { boxsprings } from './products/boxspring.ts'
import { dekbedovertrekken } from './products/dekbedovertrek.ts'
import { dekbedden } from './products/dekbed.ts'
import { gordijnen } from './products/gordijn.ts'
import { handdoeken } from './products/handdoek.ts'
import { hoeslakens } from './products/hoeslaken.ts'
import { hoofdkussens } from './products/hoofdkussen.ts'
import { kinderdekbedovertrekken } from './products/kinderdekbedovertrek.ts'
import { klamboes } from './products/klamboe.ts'
import { matrassen } from './products/matras.ts'
import { moltons } from './products/molton.ts'
import { plaids } from './products/plaid.ts'
import { sierkussens } from './products/sierkussen.ts'
import { configurableBeds } from './products/stel-samen.ts'
import { vloerkleden } from './products/vloerkleed.ts'

/** All products; ids follow this order. */
export const products: ProductPlan[] = [
  ...dekbedovertrekken,
  ...kinderdekbedovertrekken,
  ...dekbedden,
  ...hoeslakens,
  ...moltons,
  ...hoofdkussens,
  ...matrassen,
  ...boxsprings,
  ...handdoeken,
  ...badmatten,
  ...gordijnen,
  ...vloerkleden,
  ...sierkussens,
  ...plaids,
  ...klamboes,
  ...configurableBeds,
]
