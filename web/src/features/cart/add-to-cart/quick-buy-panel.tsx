import CircleAlert from 'lucide/dist/esm/icons/circle-alert.mjs'
import CircleCheck from 'lucide/dist/esm/icons/circle-check.mjs'
import type { ReactNode } from 'react'
import type { Cart } from 'shared-types/contracts/cart'
import { paths } from '../../../paths.ts'
import { Button, ButtonLink } from '../../../ui/button/button.tsx'
import { Drawer } from '../../../ui/dialog/drawer.tsx'
import type { Added } from './add-button.tsx'
import { AddedLines } from './added-lines.tsx'
import styles from './quick-buy-panel.module.css'
import { Icon } from '../../../ui/media/icon.tsx'

interface Props {
  added: Added
  /** Id of the variant. */
  itemId: number
  productPath: string
  onClose: () => void
  /** Upsells. */
  children: ReactNode
}

function InCart({ cart, itemId }: { cart: Cart; itemId: number }) {
  return (
    <>
      <p className={styles.good}>
        <Icon of={CircleCheck} size={20} />
        Het artikel ligt in je winkelwagen.
      </p>
      <AddedLines cart={cart} itemId={itemId} />
    </>
  )
}

/** The outcome of a quick add to cart, success or failure, with links to continue. */
export function QuickBuyPanel({ added, itemId, productPath, onClose, children }: Props) {
  const isIn = added.status === 'success'
  return (
    <Drawer title={isIn ? 'Toegevoegd' : 'Niet toegevoegd'} onClose={onClose}>
      <div className={styles.content}>
        {isIn ? (
          <InCart cart={added.cart} itemId={itemId} />
        ) : (
          <p className={styles.bad} role="alert">
            <Icon of={CircleAlert} size={20} />
            {added.message}
          </p>
        )}
        <div className={styles.ways}>
          {isIn ? (
            <ButtonLink look="accent" wide to={paths.cart()}>
              Winkelwagen
            </ButtonLink>
          ) : (
            <ButtonLink wide to={productPath}>
              Bekijk het product
            </ButtonLink>
          )}
          <Button look="secondary" wide onClick={onClose}>
            Verder winkelen
          </Button>
        </div>
        {isIn && children}
      </div>
    </Drawer>
  )
}
