import type { ProductPlan } from '../plan.ts'

export const hoeslakens: ProductPlan[] = []
