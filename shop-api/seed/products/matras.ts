import type { ProductPlan } from '../plan.ts'

export const matrassen: ProductPlan[] = []
