import { Stack, Typography } from '@mui/material'
import { Title } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import { backOfficePath, fileParameter } from 'shared-types/contracts/admin/paths'
import { FileLink } from '../ui/links/file-link.tsx'

/** Only of the API: anyone can write such an address. */
const fileOf = (path: string | null): string | null =>
  path?.startsWith(`${backOfficePath}/api/`) ? path : null

/** In place of a file that was refused to a tab of its own, as after a session has ended. */
export const FileRefused = () => {
  const [search] = useSearchParams()
  const path = fileOf(search.get(fileParameter))
  return (
    <Stack sx={{ gap: 2, p: 2, alignItems: 'start' }}>
      <Title title="Bestand niet geopend" />
      <Typography>Het bestand kon niet worden geopend.</Typography>
      {path && (
        <>
          <Typography>Open het hier nog eens. Lukt dat niet, dan lees je waarom.</Typography>
          <FileLink href={path} button={{ variant: 'contained' }}>
            Opnieuw openen
          </FileLink>
        </>
      )}
    </Stack>
  )
}
