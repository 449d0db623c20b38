import { Heart } from 'lucide-react'
import { paths } from '../../paths.ts'
import { useFavouriteCount } from '../../stores/favourites.ts'
import { Link } from '../../ui/link.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './favourites-link.module.css'

/** The way to the favourites, with how many there are. They are in the browser, so the number comes after the page. */
export function FavouritesLink() {
  const count = useFavouriteCount()
  return (
    <Link className={styles.favourites} to={paths.favourites()} eager>
      <Heart size={24} aria-hidden />
      {count > 0 && (
        <span className={styles.count} aria-hidden>
          {count > 99 ? '99+' : count}
        </span>
      )}
      <VisuallyHidden>Favorieten{count > 0 && `, ${count} bewaard`}</VisuallyHidden>
    </Link>
  )
}
