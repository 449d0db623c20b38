import type { Configuration } from 'shared-types/api/configurator'
import { toCents } from 'shared-types/money'
import type { Configuration as V1Configuration } from 'shared-types/v1/configurator'

export const toConfiguration = ({ slug, boxconfig, choices }: V1Configuration): Configuration => ({
  slug,
  options: boxconfig,
  choices: choices.map(({ title, value, extra }) => ({ title, value, extra: toCents(extra) })),
})
