import { Box, Button, Card, CardContent, Stack, TextField, Typography } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { useNotify } from 'react-admin'
import type { SearchTrial } from 'shared-types/contracts/admin/search'
import { admin } from 'shared-types/contracts/admin/paths'
import { messageOf, send } from '../../api/send.ts'

/** What a shopper finds at this moment. */
export const TrySearch = () => {
  const notify = useNotify()
  const [found, setFound] = useState<SearchTrial | null>(null)

  const search = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const query = new URLSearchParams({ q: String(new FormData(event.currentTarget).get('q')) })
    try {
      setFound(await send<SearchTrial>('GET', `${admin.synonymTrial}?${query}`))
    } catch (error) {
      notify(messageOf(error), { type: 'error' })
    }
  }

  return (
    <Card sx={{ mt: 2 }}>
      <CardContent>
        <Typography component="h2" variant="h6">
          Probeer het
        </Typography>
        <Stack
          component="form"
          onSubmit={search}
          direction="row"
          sx={{ gap: 1, alignItems: 'center', maxWidth: 500 }}
        >
          <TextField name="q" label="Zoekterm" required fullWidth size="small" />
          <Button type="submit" variant="outlined">
            Zoeken
          </Button>
        </Stack>
        <Box component="output" sx={{ display: 'block' }}>
          {found && (
            <>
              <Typography sx={{ mt: 1 }}>
                {found.total} artikelen
                {found.correctedTerm !== null && `, gezocht op ‘${found.correctedTerm}’`}
              </Typography>
              <ul>
                {found.titles.map((title) => (
                  <li key={title}>{title}</li>
                ))}
              </ul>
            </>
          )}
        </Box>
      </CardContent>
    </Card>
  )
}
