import CircleCheck from 'lucide/dist/esm/icons/circle-check.mjs'
import type { Image } from 'shared-types/image'
import type { Cents } from 'shared-types/money'
import { paths } from '../../../paths.ts'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { Drawer } from '../../../ui/dialog/drawer.tsx'
import { money } from '../../../ui/text/money.ts'
import styles from './added-drawer.module.css'
import { BedPicture } from '../picture/bed-picture.tsx'
import { added } from '../state/moves.ts'
import { Icon } from '../../../ui/media/icon.tsx'

interface Props {
  slug: string
  name: string
  codes: string[]
  price: Cents
  fallback: Image
  onClose: () => void
}

/** Confirms that the bed is in the cart, with two links to continue (spec §2). */
export function AddedDrawer({ slug, name, codes, price, fallback, onClose }: Props) {
  return (
    <Drawer title={added.title} onClose={onClose}>
      <div className={styles.content}>
        <p className={styles.good}>
          <Icon of={CircleCheck} size={20} />
          {added.text}
        </p>
        <div className={styles.picture}>
          <BedPicture slug={slug} codes={codes} alt="" fallback={fallback} />
        </div>
        <p className={styles.what}>
          <span>{name}</span>
          <strong>{money(price)}</strong>
        </p>
        <ButtonLink look="accent" wide to={paths.cart()}>
          Door naar bestellen
        </ButtonLink>
        <ButtonLink look="secondary" wide to={paths.home()}>
          Verder winkelen
        </ButtonLink>
      </div>
    </Drawer>
  )
}
