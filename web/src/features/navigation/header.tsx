import { paths } from '../../paths.ts'
import { Link } from '../../ui/link.tsx'
import { Logo } from '../../ui/logo.tsx'
import { AlertBar } from './alert-bar.tsx'
import { CartLink } from './cart-link.tsx'
import styles from './header.module.css'
import { MainMenu } from './main-menu.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { ShopMenu } from './shop-menu.tsx'
import { UspBar } from './usp-bar.tsx'

export function Header() {
  return (
    <header className={styles.banner}>
      <UspBar />
      <AlertBar />
      <div className={styles.sticky}>
        <div className={styles.row}>
          <MobileMenu />
          <Link className={styles.logo} to={paths.home()}>
            <Logo />
          </Link>
          <ShopMenu />
          <CartLink />
        </div>
        <MainMenu />
      </div>
    </header>
  )
}
