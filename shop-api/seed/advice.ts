import { boxspring } from './advice/boxspring.ts'
import { dekbed } from './advice/dekbed.ts'
import { dekbedovertrek } from './advice/dekbedovertrek.ts'
import { hoofdkussen } from './advice/hoofdkussen.ts'
import { matras } from './advice/matras.ts'
import type { AdvicePlan } from './advice-guide.ts'

/** All guided selling of the shop. Ids of questions and answers are part of links: never reuse one. */
export const advices: AdvicePlan[] = [dekbed, hoofdkussen, matras, boxspring, dekbedovertrek]
