import { useState } from 'react'
import type { AddConfigurationRequest, Configurator } from 'shared-types/api/configurator'
import { writeChoices } from 'shared-types/configuration'
import { useAction } from '../../../forms/use-action.ts'
import { rememberLeft } from '../state/left-to-order.ts'
import { refusalToOrder } from '../state/moves.ts'
import { partsOf } from '../state/steps.ts'
import type { Configuring } from '../state/use-configuring.ts'
import type { Notices } from '../state/use-notices.ts'
import { describeChoices, priceOf } from '../state/user-configuration.ts'

/** Puts one in the cart. Throws a ProblemError when it was refused. */
export type AddToCart = (slug: string, request: AddConfigurationRequest) => Promise<unknown>

const loadDrawer = () => import('./added-drawer.tsx').then(({ AddedDrawer }) => AddedDrawer)

/** The way of what is chosen into the cart, and what came of it. */
export const useOrder = (
  { slug, basePrice }: Configurator,
  { steps, current, chosen, takeOver }: Configuring,
  { tell, dismiss }: Notices,
  onAdd: AddToCart,
) => {
  const [inCart, setInCart] = useState<{
    options: string
    Drawer: Awaited<ReturnType<typeof loadDrawer>>
  } | null>(null)
  const [isClosed, setIsClosed] = useState(false)
  // What was pressed last counts, also when the screen is yet to show it.
  const described = describeChoices(steps, chosen)
  const options = writeChoices(
    described.parts,
    partsOf(steps).map(({ property }) => property),
  )

  const { busy, refusal, run } = useAction(async () => {
    const notice = refusalToOrder({ steps, current, described })
    if (notice) return tell(notice)
    dismiss()
    takeOver()
    try {
      const [Drawer] = await Promise.all([
        loadDrawer(),
        onAdd(slug, { options, price: priceOf(basePrice, described) }),
      ])
      rememberLeft(slug, current)
      setInCart({ options, Drawer })
      setIsClosed(false)
    } catch (error) {
      // Spec §8: logged. The shopper is told as well.
      console.info('The bed could not be put in the cart', error)
      throw error
    }
  })
  return {
    busy,
    refusal,
    order: () => void run(),
    /** As `writeChoices` writes them. */
    options,
    /** This very bed lies in the cart. */
    isInCart: inCart?.options === options,
    Drawer: inCart && !isClosed ? inCart.Drawer : null,
    closeDrawer: () => setIsClosed(true),
  }
}

export type Order = ReturnType<typeof useOrder>
