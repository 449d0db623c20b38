import { apiPaths } from 'shared-types/urls/api-paths'
import { usePublic } from '../../../api/use-public.ts'
import { Link } from '../../../router/link.tsx'
import type { CartPromo as CartPromoContent } from 'shared-types/contracts/content'
import styles from './cart-promo.module.css'

/** The promotion beside the cart; renders nothing if there is none. */
export function CartPromo() {
  const { data } = usePublic<CartPromoContent>(apiPaths.cartPromo)
  if (!data) return null
  const { title, text, link, buttonText } = data
  return (
    <section className={styles.promo} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <p>{text}</p>
      {link && buttonText && <Link to={link}>{buttonText}</Link>}
    </section>
  )
}
