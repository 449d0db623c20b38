import type { ProductPlan } from '../plan.ts'

export const hoofdkussens: ProductPlan[] = []
