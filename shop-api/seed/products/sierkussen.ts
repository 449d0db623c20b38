import type { ProductPlan } from '../plan.ts'

export const sierkussens: ProductPlan[] = []
