import type { ProductPlan } from '../plan.ts'

export const plaids: ProductPlan[] = []
