import type { Kind } from './plan.ts'
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
import { matras } from './reviews/matras.ts'
import { molton } from './reviews/molton.ts'
import { plaid } from './reviews/plaid.ts'
import { sierkussen } from './reviews/sierkussen.ts'
import { vloerkleed } from './reviews/vloerkleed.ts'
import type { ReviewVoice } from './reviews/voice.ts'

/** The review texts for each kind of product; a new kind needs its own file here. */
export const voices: Record<Kind | 'kinderslaapgoed', ReviewVoice> = {
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
  matras,
  molton,
  plaid,
  sierkussen,
  vloerkleed,
}
