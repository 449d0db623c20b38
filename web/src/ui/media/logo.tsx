import { useShopName } from '../../api/use-shop-name.ts'
import styles from './logo.module.css'

/** The shop's name with its moon. The name is text, so that screen readers and search engines read it. */
export function Logo() {
  const shopName = useShopName()
  return (
    <span className={styles.logo}>
      <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
        <path d="M21.8 20.2A9.6 9.6 0 0 1 11 7.6a10 10 0 1 0 10.8 12.6Z" fill="currentColor" />
        <path
          d="M20 6h6.4l-5 6H27"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      {shopName ?? 'Home'}
    </span>
  )
}
