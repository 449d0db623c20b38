import Heart from 'lucide/dist/esm/icons/heart.mjs'
import { paths } from '../../../paths.ts'
import { useFavouriteCount } from '../../../stores/favourites.ts'
import { IconLink } from '../../../ui/button/icon-link.tsx'
import { Icon } from '../../../ui/media/icon.tsx'

/** The link to the favourites. Their number comes from local storage, so it appears after hydration. */
export function FavouritesLink() {
  const count = useFavouriteCount()
  return (
    <IconLink
      to={paths.favourites()}
      icon={<Icon of={Heart} size={24} />}
      label="Favorieten"
      count={count}
      countInWords={`${count} bewaard`}
    />
  )
}
