import { Overview } from 'shared-types/contracts/admin/overview'
import { admin } from 'shared-types/contracts/admin/paths'
import { StaffRole } from 'shared-types/contracts/admin/staff'
import type { Routes, Shop } from '../context.ts'
import { listFirstSteps } from './list-first-steps.ts'
import { readOverview } from './read-overview.ts'

/** The first page of the back office. */
export const overviewRoutes =
  ({ db, config }: Shop): Routes =>
  async (app) => {
    app.get(admin.overview, {
      config: { staff: { action: 'read overview', roles: StaffRole.options } },
      schema: { operation: null, response: { 200: Overview } },
      handler: async ({ staff }) => ({
        ...(await readOverview(db, staff?.role !== 'content')),
        firstSteps: staff?.role === 'owner' ? await listFirstSteps(db, config) : [],
      }),
    })
  }
