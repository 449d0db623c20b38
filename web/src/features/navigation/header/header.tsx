import type { ReactNode } from 'react'
import { paths } from '../../../paths.ts'
import { Link } from '../../../router/link.tsx'
import { Logo } from '../../../ui/media/logo.tsx'
import { AlertBar } from './alert-bar.tsx'
import { CartLink } from './cart-link.tsx'
import styles from './header.module.css'
import { MainMenu } from '../menu/main-menu.tsx'
import { MobileMenu } from '../menu/mobile-menu.tsx'
import { ShopMenu } from './shop-menu.tsx'
import { UspBar } from './usp-bar.tsx'

interface HeaderProps {
  /** The search box: beside the logo on wide screens; on narrow ones a row that scrolls away. */
  search?: ReactNode
  /** An `IconLink` with the number of favourites. */
  favourites?: ReactNode
  /** An `IconLink` to the account or the login page. */
  account?: ReactNode
}

/** On every page but the checkout's. The layout passes in other features; omitted ones take no space. */
export function Header({ search, favourites, account }: HeaderProps) {
  return (
    <header className={styles.banner}>
      <div className={styles.top}>
        <UspBar />
        <ShopMenu />
      </div>
      <AlertBar />
      <div className={styles.sticky}>
        <div className={styles.row}>
          <div className={styles.bar}>
            <MobileMenu account={Boolean(account)} />
            <Link className={styles.logo} to={paths.home()}>
              <Logo />
            </Link>
            <div className={styles.own}>
              {account}
              {favourites}
              <CartLink />
            </div>
          </div>
          {search && <div className={styles.search}>{search}</div>}
        </div>
        <MainMenu />
      </div>
    </header>
  )
}
