import type { ConfiguratorOption } from 'shared-types/api/configurator'

export interface OptionProps {
  option: ConfiguratorOption
  /** Of the radio group. */
  name: string
  chosen: boolean
  onChoose: (id: string) => void
}
