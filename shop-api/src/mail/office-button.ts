import { backOfficePath, officePages } from 'shared-types/contracts/admin/paths'
import type { Config } from '../config.ts'
import { html, type Html } from '../html.ts'
import { button } from './layout.ts'

type Office = Pick<Config, 'officeUrl'>

const officeButton = ({ officeUrl }: Office, label: string, page: string): Html =>
  // The back office has no public address: employees find the page by its name in the mail.
  officeUrl === null ? html`` : button(label, `${officeUrl}${backOfficePath}/#${page}`)

/** For mails to employees: opens the order in the back office, or the list of returns if the order is unknown. */
export const orderOrReturnsButton = (office: Office, orderId: string | null): Html =>
  orderId === null
    ? officeButton(office, 'Bekijk Retouren', officePages.returns)
    : officeButton(office, 'Bekijk de bestelling', officePages.order(orderId))
