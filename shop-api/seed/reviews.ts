import type { Kind } from './plan.ts'
import { badjas } from './reviews/badjas.ts'
import { badmat } from './reviews/badmat.ts'
import { boxspring } from './reviews/boxspring.ts'
import { dekbed } from './reviews/dekbed.ts'
import { dekbedovertrek } from './reviews/dekbedovertrek.ts'
import { gordijn } from './reviews/gordijn.ts'
import { handdoek } from './reviews/handdoek.ts'
import { hoeslaken } from './reviews/hoeslaken.ts'
import { hoofdkussen } from './reviews/hoofdkussen.ts'
import { kinderdekbedovertrek } from './reviews/kinderdekbedovertrek.ts'
import { kinderslaapgoed } from './reviews/kinderslaapgoed.ts'
import { klamboe } from './reviews/klamboe.ts'
import { kussensloop } from './reviews/kussensloop.ts'
import { laken } from './reviews/laken.ts'
import { matras } from './reviews/matras.ts'
import { molton } from './reviews/molton.ts'
import { plaid } from './reviews/plaid.ts'
import { sierkussen } from './reviews/sierkussen.ts'
import { sprei } from './reviews/sprei.ts'
import { strandlaken } from './reviews/strandlaken.ts'
import { theedoek } from './reviews/theedoek.ts'
import { topper } from './reviews/topper.ts'
import { vloerkleed } from './reviews/vloerkleed.ts'
import type { ReviewVoice } from './reviews/voice.ts'

/** The review texts for each kind of product; a new kind needs its own file here. */
export const voices: Record<Kind | 'kinderslaapgoed', ReviewVoice> = {
  badjas,
  badmat,
  boxspring,
  dekbed,
  dekbedovertrek,
  gordijn,
  handdoek,
  hoeslaken,
  hoofdkussen,
  kinderdekbedovertrek,
  kinderslaapgoed,
  klamboe,
  kussensloop,
  laken,
  matras,
  molton,
  plaid,
  sierkussen,
  sprei,
  strandlaken,
  theedoek,
  topper,
  vloerkleed,
}
