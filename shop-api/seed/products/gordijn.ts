import type { ProductPlan } from '../plan.ts'

export const gordijnen: ProductPlan[] = []
