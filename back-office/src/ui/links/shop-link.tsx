import { Link } from '@mui/material'
import { useLinkChoices } from './use-link-choices.ts'

/** Opens the page of the shop that shows what is edited, as it is saved. */
export const ShopLink = ({ path }: { path: string }) => {
  const { shopUrl } = useLinkChoices()
  if (shopUrl === '') return null
  return (
    <Link href={shopUrl + path} target="_blank" rel="noreferrer" sx={{ mb: 1 }}>
      Bekijken in de winkel (opent in een nieuw tabblad)
    </Link>
  )
}
