import Heart from 'lucide-react/icons/heart'
import { paths } from '../../../paths.ts'
import { useFavouriteCount } from '../../../stores/favourites.ts'
import { IconLink } from '../../../ui/icon-link.tsx'

/** The way to the favourites, with how many there are. They are in the browser, so the number comes after the page. */
export function FavouritesLink() {
  const count = useFavouriteCount()
  return (
    <IconLink
      to={paths.favourites()}
      icon={<Heart size={24} aria-hidden />}
      label="Favorieten"
      count={count}
      countInWords={`${count} bewaard`}
    />
  )
}
