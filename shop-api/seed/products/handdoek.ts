import type { ProductPlan } from '../plan.ts'

export const handdoeken: ProductPlan[] = []
