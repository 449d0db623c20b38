import { boxspring } from './advice/boxspring.ts'
import { dekbed } from './advice/dekbed.ts'
import { dekbedovertrek } from './advice/dekbedovertrek.ts'
import { hoofdkussen } from './advice/hoofdkussen.ts'
import { matras } from './advice/matras.ts'
import type { AdvicePlan } from './advice-guide.ts'

/** Every guided selling of the shop. Ids of questions and answers stand in links: never give one to another. */
export const advices: AdvicePlan[] = [dekbed, hoofdkussen, matras, boxspring, dekbedovertrek]
