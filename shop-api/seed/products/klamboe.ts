import type { ProductPlan } from '../plan.ts'

export const klamboes: ProductPlan[] = []
