import { safeHtml } from 'shared-types/html/safe-html'
import type { ProviderConfiguration } from 'shared-types/contracts/configuration'
import type { BoughtConfiguration } from '../db/schema/buying/order.ts'
import type { ConfigurableProduct, Configurator } from 'shared-types/contracts/provider/configurator'
import type { ConfiguratorRow } from './queries.ts'

export const presentConfigurator = (row: ConfiguratorRow): Configurator => ({
  name: row.name,
  code: row.code,
  basePrice: row.priceCents,
  fallbackImage: row.fallbackImage,
  defaultConfig: row.defaultConfig,
  category: { id: row.categoryId, name: row.categoryName },
  steps: row.steps,
})

export const presentConfigurable = (row: ConfiguratorRow): ConfigurableProduct => ({
  slug: row.slug,
  title: row.name,
  price: row.priceCents,
  image: row.images[0] ?? row.fallbackImage,
})

export const presentConfiguration = (configuration: BoughtConfiguration): ProviderConfiguration => ({
  slug: configuration.slug,
  boxconfigId: configuration.boxconfigId,
  options: configuration.boxconfig,
  summary: safeHtml(configuration.summary),
  imageUrl: configuration.imageUrl,
  choices: configuration.choices.map(({ title, value, extraCents }) => ({
    title,
    value,
    extra: extraCents,
  })),
})
