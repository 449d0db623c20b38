import CircleCheck from 'lucide/dist/esm/icons/circle-check.mjs'
import type { ReactNode } from 'react'
import type { Cart } from 'shared-types/contracts/cart'
import { paths } from '../../../paths.ts'
import { Button, ButtonLink } from '../../../ui/button/button.tsx'
import { Drawer } from '../../../ui/dialog/drawer.tsx'
import { Link } from '../../../router/link.tsx'
import { money } from '../../../ui/text/money.ts'
import { SummaryList } from '../../../ui/layout/summary-list.tsx'
import { AddedLines } from './added-lines.tsx'
import styles from './mini-cart.module.css'
import { Icon } from '../../../ui/media/icon.tsx'

export interface MiniCartProps {
  cart: Cart
  /** The variant that was just added. */
  itemId: number
  onClose: () => void
  /** Upsells. */
  children?: ReactNode
}

/** Opens after adding: shows the added item and two links to continue. */
export function MiniCart({ cart, itemId, onClose, children }: MiniCartProps) {
  const { totalQuantity, subTotal } = cart.totals
  return (
    <Drawer title="Toegevoegd" onClose={onClose}>
      <div className={styles.content}>
        <p className={styles.good}>
          <Icon of={CircleCheck} size={20} />
          Het artikel ligt in je winkelwagen.
        </p>
        <AddedLines cart={cart} itemId={itemId} />
        <SummaryList
          rows={[
            {
              label:
                totalQuantity === 1 ? 'Winkelwagen, 1 artikel' : `Winkelwagen, ${totalQuantity} artikelen`,
              value: money(subTotal),
              tone: 'total',
            },
          ]}
        />
        <div className={styles.ways}>
          <ButtonLink look="accent" wide to={paths.checkoutLogin()}>
            Bestellen
          </ButtonLink>
          <Button look="secondary" wide onClick={onClose}>
            Verder winkelen
          </Button>
          <Link to={paths.cart()} className={styles.cart}>
            Winkelwagen
          </Link>
        </div>
        {children}
      </div>
    </Drawer>
  )
}
