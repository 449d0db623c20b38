import { Stack, Typography } from '@mui/material'
import { CreateButton, useResourceDefinition } from 'react-admin'

/** In place of a list without rows: why it is empty, and what to do next. */
export const EmptyList = ({ children }: { children: string }) => {
  const { hasCreate } = useResourceDefinition()
  return (
    <Stack sx={{ gap: 2, mt: 6, alignItems: 'center', textAlign: 'center' }}>
      <Typography sx={{ maxWidth: 480 }}>{children}</Typography>
      {hasCreate && <CreateButton variant="contained" />}
    </Stack>
  )
}
