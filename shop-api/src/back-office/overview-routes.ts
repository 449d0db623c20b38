import { Overview } from 'shared-types/contracts/admin/overview'
import { admin } from 'shared-types/contracts/admin/paths'
import { StaffRole } from 'shared-types/contracts/admin/staff'
import { staffOf, type Routes, type Shop } from '../context.ts'
import { listFirstSteps } from './list-first-steps.ts'
import { readOverview } from './read-overview.ts'

/** The first page of the back office. */
export const overviewRoutes =
  ({ db, config }: Shop): Routes =>
  async (app) => {
    app.get(admin.overview, {
      config: { staff: { action: 'read overview', roles: StaffRole.options } },
      schema: { operation: null, response: { 200: Overview } },
      handler: async (request) => {
        const { role } = staffOf(request)
        return {
          ...(await readOverview(db, role !== 'content')),
          firstSteps: role === 'owner' ? await listFirstSteps(db, config) : [],
        }
      },
    })
  }
