import type { ProductPlan } from '../plan.ts'

export const dekbedden: ProductPlan[] = []
