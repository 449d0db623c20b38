import type { ConfiguratorOption } from 'shared-types/contracts/configurator'

export interface OptionProps {
  option: ConfiguratorOption
  /** Name of the radio group. */
  name: string
  chosen: boolean
  onChoose: (id: string) => void
}
