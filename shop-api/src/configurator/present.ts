import type { ProviderConfiguration } from 'shared-types/contracts/configuration'
import { toEuros } from 'shared-types/money'
import type { ConfigurableProduct, Configurator, ConfiguratorOption } from 'shared-types/v1/configurator'
import type { BoughtConfiguration } from '../db/schema/buying/order.ts'
import type { StoredOption } from '../db/schema/products/configurator.ts'
import type { ConfiguratorRow } from './queries.ts'

const presentOption = ({ extraCents, ...option }: StoredOption): ConfiguratorOption => ({
  ...option,
  extra: toEuros(extraCents),
})

export const presentConfigurator = (row: ConfiguratorRow): Configurator => ({
  name: row.name,
  code: row.code,
  basePrice: toEuros(row.priceCents),
  fallbackImage: row.fallbackImage,
  defaultConfig: row.defaultConfig,
  category: { id: row.categoryId, name: row.categoryName },
  steps: row.steps.map((step) => ({
    ...step,
    properties: step.properties.map((property) => ({
      ...property,
      options: property.options.map(presentOption),
    })),
  })),
})

export const presentConfigurable = (row: ConfiguratorRow): ConfigurableProduct => ({
  slug: row.slug,
  title: row.name,
  price: toEuros(row.priceCents),
  image: row.images[0] ?? row.fallbackImage,
})

export const presentConfiguration = (configuration: BoughtConfiguration): ProviderConfiguration => ({
  slug: configuration.slug,
  boxconfigId: configuration.boxconfigId,
  options: configuration.boxconfig,
  summary: configuration.summary,
  imageUrl: configuration.imageUrl,
  choices: configuration.choices.map(({ title, value, extraCents }) => ({
    title,
    value,
    extra: extraCents,
  })),
})
