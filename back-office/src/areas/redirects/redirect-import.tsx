import { Alert, Card, CardContent, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import { admin } from 'shared-types/contracts/admin/paths'
import type { RedirectImport } from 'shared-types/contracts/admin/redirects'
import { messageOf, send } from '../../api/send.ts'
import { BusyButton } from '../../ui/form/busy-button.tsx'
import { FileButton } from '../../ui/file-button.tsx'
import { Rows } from '../../ui/page/rows.tsx'

const longestTable = 400

/** A file with the redirects of an earlier shop, which is checked before it is applied. */
export const ImportRedirects = () => {
  const notify = useNotify()
  const refresh = useRefresh()
  const [file, setFile] = useState<File | null>(null)
  const [checked, setChecked] = useState<RedirectImport | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  const upload = async (chosen: File, apply: boolean) => {
    setFile(chosen)
    setRefusal(null)
    if (!apply) setChecked(null)
    setBusy(true)
    try {
      const read = await send<RedirectImport>('POST', `${admin.redirectImport}?apply=${apply}`, chosen)
      const isApplied = apply && read.errors.length === 0
      if (isApplied) notify(`${read.added} toegevoegd`, { type: 'success' })
      setChecked(isApplied ? null : read)
    } catch (error) {
      setRefusal(messageOf(error))
    }
    setBusy(false)
    if (apply) refresh()
  }

  return (
    <Card sx={{ my: 2 }}>
      <CardContent>
        <Typography component="h2" variant="h6">
          Uit een bestand
        </Typography>
        <Typography sx={{ mb: 1 }}>
          Een CSV met op de eerste regel van;naar, en daaronder per regel een oud adres en een pagina van deze
          winkel, zoals /Oude pagina;/wonen/plaids/.
        </Typography>
        <FileButton
          label="Bestand kiezen en controleren"
          accept=".csv"
          onFile={(chosen) => upload(chosen, false)}
          isBusy={isBusy}
        />
        {refusal && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {refusal}
          </Alert>
        )}
        {checked && file && (
          <Stack sx={{ gap: 2, mt: 2 }}>
            <Typography component="output">
              {file.name}: {checked.added} nieuw, {checked.known} bekend, {checked.errors.length} fout. Er is
              nog niets gewijzigd.
            </Typography>
            {checked.errors.length > 0 ? (
              <Rows
                maxHeight={longestTable}
                title="Fouten"
                head={['Regel', 'Van', 'Wat is er mis']}
                rows={checked.errors.map(({ line, from, message }) => [line, from, message])}
              />
            ) : (
              checked.added > 0 && (
                <BusyButton
                  variant="contained"
                  isBusy={isBusy}
                  onClick={() => upload(file, true)}
                  sx={{ alignSelf: 'flex-start' }}
                >
                  {checked.added} toevoegen
                </BusyButton>
              )
            )}
          </Stack>
        )}
      </CardContent>
    </Card>
  )
}
