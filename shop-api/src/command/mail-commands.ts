import { retryDays } from 'shared-types/contracts/admin/mails'
import { retryMails } from '../mail/failed-mails.ts'
import { type Command, invalidArguments } from './command.ts'

export const mailCommands: Command[] = [
  {
    name: 'retry-mails',
    usage: '',
    does: `sends again, after an outage of the mail server, all mails of the last ${retryDays} days that were given up`,
    run: async ({ db }, args) =>
      args.length > 0
        ? invalidArguments('retry-mails needs no arguments')
        : `${await retryMails(db)} mails are sent again`,
  },
]
