import { useState } from 'react'
import type { AddConfigurationRequest, Configurator } from 'shared-types/contracts/configurator'
import { writeChoices } from 'shared-types/configuration'
import { useAction } from '../../../forms/use-action.ts'
import { loadIfThere } from '../../../router/chunk-reload.ts'
import { rememberStepBeforeOrder } from '../state/step-before-order.ts'
import { added, refusalToOrder } from '../state/moves.ts'
import { partsOf } from '../state/steps.ts'
import type { Configuring } from '../state/use-configuring.ts'
import type { Notices } from '../state/use-notices.ts'
import { describeChoices, priceOf } from '../state/user-configuration.ts'

/** Adds a bed to the cart. Throws a ProblemError on a refusal. */
export type AddToCart = (slug: string, request: AddConfigurationRequest) => Promise<unknown>

/** Null if the chunk could not be loaded; the bed is in the cart all the same. */
const loadDrawer = () => loadIfThere(async () => (await import('./added-drawer.tsx')).AddedDrawer)

/** Adds the configuration to the cart, and holds the result. */
export const useOrder = (
  { slug, basePrice }: Configurator,
  { steps, current, chosen, takeOver }: Configuring,
  { show, dismiss }: Notices,
  onAdd: AddToCart,
) => {
  const [inCart, setInCart] = useState<{
    options: string
    Drawer: Awaited<ReturnType<typeof loadDrawer>>
  } | null>(null)
  const [isClosed, setIsClosed] = useState(false)
  // Uses the latest choices, even if the page does not show them yet.
  const described = describeChoices(steps, chosen)
  const options = writeChoices(
    described.parts,
    partsOf(steps).map(({ property }) => property),
  )

  const { busy, refusal, run } = useAction(async () => {
    const notice = refusalToOrder({ steps, current, described })
    if (notice) return show(notice)
    dismiss()
    takeOver()
    try {
      const [Drawer] = await Promise.all([
        loadDrawer(),
        onAdd(slug, { options, price: priceOf(basePrice, described) }),
      ])
      rememberStepBeforeOrder(slug, current)
      setInCart({ options, Drawer })
      setIsClosed(false)
      if (!Drawer) show(added)
    } catch (error) {
      // Spec §8: logged. The shopper also sees an error.
      console.info('The bed could not be added to the cart', error)
      throw error
    }
  })
  return {
    busy,
    refusal,
    order: () => void run(),
    /** In the form of `writeChoices`. */
    options,
    /** Whether this exact bed is in the cart. */
    isInCart: inCart?.options === options,
    Drawer: inCart && !isClosed ? inCart.Drawer : null,
    closeDrawer: () => setIsClosed(true),
  }
}

export type Order = ReturnType<typeof useOrder>
