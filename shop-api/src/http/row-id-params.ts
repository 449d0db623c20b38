import { RowIdText } from 'shared-types/urls/queries'
import { z } from 'zod'

/** The id of a row in a path. */
export const rowIdParams = z.strictObject({ id: RowIdText })
