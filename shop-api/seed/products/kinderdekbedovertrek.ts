import type { ProductPlan } from '../plan.ts'

export const kinderdekbedovertrekken: ProductPlan[] = []
