import { boxspring } from './advice/boxspring.ts'
import { dekbed } from './advice/dekbed.ts'
import { dekbedovertrek } from './advice/dekbedovertrek.ts'
import { gordijn } from './advice/gordijn.ts'
import { handdoek } from './advice/handdoek.ts'
import { hoeslaken } from './advice/hoeslaken.ts'
import { hoofdkussen } from './advice/hoofdkussen.ts'
import { matras } from './advice/matras.ts'
import { molton } from './advice/molton.ts'
import { vloerkleed } from './advice/vloerkleed.ts'
import type { AdvicePlan } from './advice-plan.ts'

/** All advice of the shop. Ids of questions and answers are part of links: never reuse one. */
export const advices: AdvicePlan[] = [
  dekbed,
  hoofdkussen,
  matras,
  boxspring,
  dekbedovertrek,
  hoeslaken,
  molton,
  handdoek,
  gordijn,
  vloerkleed,
]
