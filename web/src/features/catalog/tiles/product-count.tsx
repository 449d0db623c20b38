import styles from './product-count.module.css'

/** How many products a carousel has, beside its title. */
export function ProductCount({ of }: { of: readonly unknown[] }) {
  return (
    <p className={styles.count}>
      {of.length} {of.length === 1 ? 'product' : 'producten'}
    </p>
  )
}
