import type { ProductPlan } from '../plan.ts'

export const vloerkleden: ProductPlan[] = []
