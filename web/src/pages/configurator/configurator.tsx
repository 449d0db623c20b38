import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { apiPaths } from 'shared-types/urls/api-paths'
import type { Configurator } from 'shared-types/contracts/configurator'
import { readConfiguratorUrl } from 'shared-types/urls/configurator-url'
import { ProblemError } from '../../api/problem-error.ts'
import { usePublic } from '../../api/use-public.ts'
import { addConfiguration, isAboutChoices } from '../../features/cart/state/add-configuration.ts'
import { bedPreload } from '../../features/configurator/picture/bed-picture.tsx'
import { ConfiguratorSkeleton } from '../../features/configurator/configurator-skeleton.tsx'
import { ConfiguratorView } from '../../features/configurator/configurator-view.tsx'
import { OtherSets } from '../../features/configurator/summary/other-sets.tsx'
import { configuratorStructuredData } from '../../features/configurator/structured-data.ts'
import { defaultCodes } from '../../features/configurator/state/use-configuring.ts'
import type { AddToCart } from '../../features/configurator/summary/use-order.ts'
import { FixedParts } from '../../compositions/fixed-parts.tsx'
import { PhoneHelp } from '../../features/navigation/phone-help.tsx'
import { paths } from '../../paths.ts'
import { Tracked } from '../../analytics/ecommerce/tracked.tsx'
import { rememberPlace } from '../../ui/browser/remember-place.ts'
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
  const { slug, isNamed, ...urlState } = readConfiguratorUrl(useParams(), useLocation().search)
  const { line } = urlState
  const found = usePublic<Configurator>(apiPaths.configurator(slug), { keepPrevious: true })
  const navigate = useNavigate()
  const add: AddToCart = async (bed, request) => {
    const isStillHere = rememberPlace()
    const continueWith = (next: number) => {
      if (next === line || !isStillHere()) return
      // Without the options, which are stored by now: the shopper stays at this step.
      const url = paths.configurator(bed, { step: urlState.step, line: next })
      void navigate(url, { replace: true, state: { keepScroll: true } })
    }
    try {
      const added = await addConfiguration(bed, line > 0 ? { ...request, replaces: line } : request)
      // Another line had this bed already, and now has these pieces too.
      if (line > 0 && added) continueWith(added.id)
    } catch (error) {
      // The line is no longer in the cart: the next press adds the bed.
      if (error instanceof ProblemError && error.code === 'not_found') continueWith(0)
      if (isAboutChoices(error)) void found.retry()
      throw error
    }
  }
  return (
    <QueryBoundary of={found} skeleton={<ConfiguratorSkeleton />} notFound={<NotFound />}>
      {(configurator) => (
        <>
          {/* While another bed loads, this one and its title stay. */}
          {!found.isLoading && !found.error && <ConfiguratorHead configurator={configurator} />}
          <Viewed key={configurator.slug} configurator={configurator} />
          <ConfiguratorView
            key={configurator.slug}
            configurator={configurator}
            isReplacement={isNamed && configurator.isDefaultSet}
            urlState={urlState}
            onAdd={add}
            help={<PhoneHelp />}
          >
            <FixedParts configurator={configurator} />
            <OtherSets sets={configurator.siblings} />
          </ConfiguratorView>
        </>
      )}
    </QueryBoundary>
  )
}
