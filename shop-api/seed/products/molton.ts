import type { ProductPlan } from '../plan.ts'

export const moltons: ProductPlan[] = []
