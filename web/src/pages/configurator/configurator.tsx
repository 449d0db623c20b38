import { useLocation, useParams } from 'react-router-dom'
import { apiPaths } from 'shared-types/urls/api-paths'
import type { Configurator } from 'shared-types/contracts/configurator'
import { readConfiguratorUrl } from 'shared-types/urls/configurator-url'
import { ProblemError } from '../../api/problem-error.ts'
import { usePublic } from '../../api/use-public.ts'
import { addConfiguration, replaceConfiguration } from '../../features/cart/state/add-configuration.ts'
import { bedPreload } from '../../features/configurator/picture/bed-picture.tsx'
import { ConfiguratorSkeleton } from '../../features/configurator/configurator-skeleton.tsx'
import { ConfiguratorView } from '../../features/configurator/configurator-view.tsx'
import { OtherSets } from '../../features/configurator/summary/other-sets.tsx'
import { configuratorStructuredData } from '../../features/configurator/structured-data.ts'
import { defaultCodes } from '../../features/configurator/state/use-configuring.ts'
import type { AddToCart } from '../../features/configurator/summary/use-order.ts'
import { PhoneHelp } from '../../features/navigation/phone-help.tsx'
import { paths } from '../../paths.ts'
import { Tracked } from '../../analytics/ecommerce/tracked.tsx'
import { QueryBoundary } from '../../ui/failure/query-boundary.tsx'
import { Head } from '../../router/head.tsx'
import { middleSource } from '../../ui/media/image-sources.ts'
import { NotFound } from '../error/not-found.tsx'

function ConfiguratorHead({ configurator }: { configurator: Configurator }) {
  const { slug, name, summary, fallbackImage } = configurator
  return (
    <Head
      title={`Stel jouw ${name} samen`}
      description={summary}
      canonical={paths.configurator(slug, { step: 1 })}
      openGraphType="product"
      image={middleSource(fallbackImage)}
      preload={import.meta.env.SSR && [bedPreload(slug, defaultCodes(configurator))]}
      jsonLd={import.meta.env.SSR && ((absolute) => configuratorStructuredData(configurator, absolute))}
    />
  )
}

/** Measures `view_item` and the start of the configurator. */
function Viewed({ configurator: { slug, ...bed } }: { configurator: Configurator }) {
  const item = {
    itemId: bed.sku,
    itemName: bed.title,
    itemBrand: bed.brand,
    itemCategory: bed.mainCategory,
    price: bed.basePrice,
  }
  return (
    <>
      <Tracked event={() => ({ event: 'view_item', items: [item] })} />
      <Tracked event={() => ({ event: 'configurator_start', product: slug })} />
    </>
  )
}

export default function ConfiguratorPage() {
  const { slug, ...urlState } = readConfiguratorUrl(useParams(), useLocation().search)
  const { line } = urlState
  const found = usePublic<Configurator>(apiPaths.configurator(slug), { keepPrevious: true })
  const add: AddToCart = async (bed, request) => {
    try {
      return await (line > 0 ? replaceConfiguration(line, bed, request) : addConfiguration(bed, request))
    } catch (error) {
      // The price or the options have changed since the page loaded.
      if (error instanceof ProblemError && error.code.startsWith('configuration_')) void found.retry()
      throw error
    }
  }
  return (
    <QueryBoundary of={found} skeleton={<ConfiguratorSkeleton />} notFound={<NotFound />}>
      {(configurator) => (
        <>
          <ConfiguratorHead configurator={configurator} />
          <Viewed key={configurator.slug} configurator={configurator} />
          <ConfiguratorView
            key={`${configurator.slug} ${line}`}
            configurator={configurator}
            urlState={urlState}
            onAdd={add}
            help={<PhoneHelp />}
          >
            <OtherSets sets={configurator.siblings} />
          </ConfiguratorView>
        </>
      )}
    </QueryBoundary>
  )
}
