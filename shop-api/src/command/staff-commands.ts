import { NewStaff, StaffRole } from 'shared-types/contracts/admin/staff'
import { isRefusal, refuse } from '../refusal.ts'
import { addStaff } from '../staff/add-staff.ts'
import { type Command, invalidArguments } from './command.ts'

const roles = StaffRole.options.join('|')

/** The first owner of a shop; later employees are added in the back office. */
export const staffCommands: Command[] = [
  {
    name: 'staff',
    usage: `add <email> <${roles}>`,
    does: 'adds an employee of the back office and prints a password once',
    run: async ({ db }, [verb, email, role, ...more]) => {
      const given = NewStaff.safeParse({ email, role })
      if (verb !== 'add' || more.length > 0 || !given.success) {
        return invalidArguments(`staff add needs an e-mail address and a role: staff add <email> <${roles}>`)
      }
      const added = await addStaff(db, given.data)
      if (isRefusal(added))
        return refuse(added.refused, `${given.data.email} could not be added: the account exists`)
      return `${added.account.email} (${added.account.role})\npassword: ${added.password}`
    },
  },
]
