import { AccountLink } from '../features/customer/account-link.tsx'
import { FavouritesLink } from '../features/catalog/favourites/favourites-link.tsx'
import { Header } from '../features/navigation/header/header.tsx'
import { SearchBox } from '../features/search/search-box.tsx'

export function ShopHeader() {
  return <Header search={<SearchBox />} favourites={<FavouritesLink />} account={<AccountLink />} />
}
