import { Alert, Card, CardContent, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { List, useNotify, useRecordContext, useRefresh } from 'react-admin'
import type { ImportPlan, ImportRun, UndoneImport } from 'shared-types/contracts/admin/assortment/imports'
import { admin } from 'shared-types/contracts/admin/paths'
import { pathOf } from 'shared-types/urls/path-pattern'
import { messageOf, send } from '../../api/send.ts'
import { Column, MomentColumn, NumberColumn } from '../../ui/list/column.tsx'
import { ConfirmButton } from '../../ui/confirm-button.tsx'
import { BusyButton } from '../../ui/form/busy-button.tsx'
import { FileButton } from '../../ui/file-button.tsx'
import { FileLink } from '../../ui/links/file-link.tsx'
import { Rows } from '../../ui/page/rows.tsx'
import { ListTable } from '../../ui/list/list-table.tsx'
import { PhotoImport } from './photo-import.tsx'

const largest = 10 * 1024 * 1024

const states = { checked: 'Gecontroleerd', applied: 'Toegepast', undone: 'Ongedaan gemaakt' }

const longestTable = 400

const amount = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`

/** The answer has only the first lines of a long list. */
const Cut = ({ shown, count }: { shown: unknown[]; count: number }) =>
  shown.length < count && (
    <Typography>
      De eerste {shown.length} van {count}:
    </Typography>
  )

interface DryRunProps {
  plan: ImportPlan
  fileName: string
  isBusy: boolean
  onApply: (id: string) => unknown
}

/** The changes that a file would make. The button makes them. */
const DryRun = ({ plan, fileName, isBusy, onApply }: DryRunProps) => {
  const { id, lines, changeCount, priceChangeCount, stockChangeCount, errorCount, changes, errors } = plan
  return (
    <Stack sx={{ gap: 2, mt: 2 }}>
      <Typography component="output">
        {fileName}: {amount(lines, 'regel', 'regels')} gelezen,{' '}
        {amount(changeCount, 'wijziging', 'wijzigingen')}, {amount(errorCount, 'fout', 'fouten')}. Er is nog
        niets gewijzigd.
        {priceChangeCount > 0 &&
          ` Bij ${amount(priceChangeCount, 'artikel', 'artikelen')} verandert de prijs.`}
        {stockChangeCount > 0 &&
          ` Bij ${amount(stockChangeCount, 'artikel', 'artikelen')} verandert de voorraad.`}
      </Typography>
      <Cut shown={errors} count={errorCount} />
      {errors.length > 0 && (
        <Rows
          maxHeight={longestTable}
          title="Fouten"
          head={['Regel', 'Kolom', 'Wat is er mis']}
          rows={errors.map(({ line, column, message }) => [line, column, message])}
        />
      )}
      <Cut shown={changes} count={changeCount} />
      {changes.length > 0 && (
        <Rows
          maxHeight={longestTable}
          title="Wijzigingen"
          head={['Regel', 'Kolom', 'Artikelnummer', 'Nu', 'Wordt']}
          rows={changes.map(({ line, column, sku, from, to }) => [line, column, sku, from, to])}
        />
      )}
      {id !== null && (
        <BusyButton
          variant="contained"
          isBusy={isBusy}
          onClick={() => onApply(id)}
          sx={{ alignSelf: 'flex-start' }}
        >
          {amount(changeCount, 'wijziging', 'wijzigingen')} toepassen
        </BusyButton>
      )}
    </Stack>
  )
}

const Upload = () => {
  const notify = useNotify()
  const refresh = useRefresh()
  const [plan, setPlan] = useState<ImportPlan | null>(null)
  const [file, setFile] = useState<File | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  const check = async (chosen: File) => {
    setFile(chosen)
    setPlan(null)
    setRefusal(null)
    try {
      if (chosen.size > largest) throw new Error('Dit bestand is te groot: hoogstens 10 MB.')
      const name = new URLSearchParams({ name: chosen.name.slice(-200) })
      setPlan(await send<ImportPlan>('POST', `${admin.imports}?${name}`, chosen))
    } catch (error) {
      setRefusal(messageOf(error))
    }
    refresh()
  }
  const apply = async (id: string) => {
    try {
      await send('POST', pathOf(admin.importApply, { id }))
      notify('De wijzigingen staan in de winkel.', { type: 'success' })
      setPlan(null)
    } catch (error) {
      // What the last check showed is no longer what the file would change.
      if (file) await check(file)
      setRefusal(messageOf(error))
    }
    refresh()
  }

  /** One after the other: the answer to an earlier file would replace that of a later one. */
  const whileBusy = async (action: Promise<void>) => {
    setBusy(true)
    await action
    setBusy(false)
  }

  return (
    <Card sx={{ my: 2 }}>
      <CardContent>
        <Typography component="h2" variant="h6">
          Producten, prijzen en voorraad
        </Typography>
        <Typography sx={{ mb: 1 }}>
          Exporteer eerst: dat bestand heeft alle kolommen en is ook een geldige import. Lege cellen blijven
          zoals ze zijn. De prijs van een artikel in een aanbieding of actie staat er niet in: die blijft zo.
        </Typography>
        <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
          <FileLink href={`${admin.export}?format=csv`}>Exporteren als CSV</FileLink>
          <FileLink href={`${admin.export}?format=xlsx`}>Exporteren als XLSX</FileLink>
          <FileButton
            label="Bestand kiezen en controleren"
            accept=".csv,.xlsx"
            onFile={(chosen) => whileBusy(check(chosen))}
            isBusy={isBusy}
          />
        </Stack>
        {refusal && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {refusal}
          </Alert>
        )}
        {plan && file && (
          <DryRun plan={plan} fileName={file.name} isBusy={isBusy} onApply={(id) => whileBusy(apply(id))} />
        )}
      </CardContent>
    </Card>
  )
}

const Undo = () => {
  const run = useRecordContext<ImportRun>()
  const notify = useNotify()
  const refresh = useRefresh()
  if (!run?.undoable) return null
  const undo = async () => {
    try {
      const { restored, left } = await send<UndoneImport>('POST', pathOf(admin.importUndo, { id: run.id }))
      const rest =
        left > 0
          ? ` ${amount(left, 'artikel', 'artikelen')} niet of niet helemaal, door wijzigingen van daarna.`
          : ''
      notify(`${amount(restored, 'artikel', 'artikelen')} hersteld.${rest}`, { type: 'success' })
    } catch (error) {
      notify(messageOf(error), { type: 'error' })
    }
    refresh()
  }
  return (
    <ConfirmButton
      variant="text"
      label="Ongedaan maken"
      aria-label={`Ongedaan maken: ${run.fileName}`}
      title="De import ongedaan maken?"
      content={`De wijzigingen van ${run.fileName} gaan terug. Wat daarna is gewijzigd, blijft.`}
      onConfirm={undo}
    />
  )
}

/** Files of the assortment: checked, applied, and the last one undone. And photos by the names of their files. */
export const ImportPage = () => (
  <>
    <Upload />
    <PhotoImport />
    <List title="Import en export" empty={false}>
      <ListTable
        rowClick={false}
        empty={<Typography sx={{ p: 2 }}>Er is nog niets geïmporteerd.</Typography>}
      >
        <MomentColumn source="createdAt" label="Wanneer" />
        <Column source="fileName" label="Bestand" />
        <Column source="by" label="Door" />
        <NumberColumn source="changes" label="Wijzigingen" />
        <Column<ImportRun> source="state" label="Status" render={({ state }) => states[state]} />
        <Column label="Terug">
          <Undo />
        </Column>
      </ListTable>
    </List>
  </>
)
