import type { ProductPlan } from '../plan.ts'

export const boxsprings: ProductPlan[] = []
