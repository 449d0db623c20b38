import type { ProductPlan } from '../plan.ts'

export const badmatten: ProductPlan[] = []
