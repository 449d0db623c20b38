import { useDocument } from '../../../api/use-public.ts'
import { Link } from '../../../router/link.tsx'
import styles from './cart-promo.module.css'

/** The promotion beside the cart; renders nothing if there is none. */
export function CartPromo() {
  const { data } = useDocument('cart-promo')
  if (!data?.title) return null
  const { title, text, link, buttonText } = data
  return (
    <section className={styles.promo} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <p>{text}</p>
      {link && buttonText && <Link to={link}>{buttonText}</Link>}
    </section>
  )
}
