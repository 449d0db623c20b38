import { Alert, Button, Card, CardContent, Link as TextLink, Stack, Typography } from '@mui/material'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import type { ImportedPhoto } from 'shared-types/contracts/admin/assortment/imports'
import { admin } from 'shared-types/contracts/admin/paths'
import { isRefusal, messageOf, send } from '../../api/send.ts'
import { FileButton } from '../../ui/file-button.tsx'
import { Rows } from '../../ui/page/rows.tsx'
import { pictureTypes, preparePicture } from '../../ui/upload-picture.ts'

const longestTable = 400

type Outcome = { name: string } & ({ photo: ImportedPhoto } | { refusal: string })

interface Run {
  total: number
  outcomes: Outcome[]
  /** Why the rest was not sent; null while it is being sent, and at the end. */
  stopped: string | null
}

const addPhoto = async (file: File): Promise<Outcome> => {
  const { name } = file
  try {
    const path = `${admin.photoImport}?${new URLSearchParams({ name: name.slice(-200) })}`
    return { name, photo: await send<ImportedPhoto>('POST', path, await preparePicture(file)) }
  } catch (error) {
    // Another file may be fine; without a server, none is.
    if (isRefusal(error)) return { name, refusal: messageOf(error) }
    throw error
  }
}

const inOrder = new Intl.Collator('nl', { numeric: true })

const summaryOf = ({ total, outcomes }: Run): string => {
  const added = outcomes.filter((one) => 'photo' in one && one.photo.outcome === 'added').length
  const present = outcomes.filter((one) => 'photo' in one && one.photo.outcome === 'present').length
  const refused = outcomes.length - added - present
  return `${outcomes.length} van ${total} foto’s verwerkt: ${added} toegevoegd, ${present} stonden er al, ${refused} geweigerd.`
}

const Outcomes = ({ outcomes }: { outcomes: Outcome[] }) => {
  const refused = outcomes.flatMap((one) => ('refusal' in one ? [[one.name, one.refusal]] : []))
  const placed = outcomes.flatMap((one) =>
    'photo' in one
      ? [
          [
            one.name,
            <TextLink key="product" component={Link} to={`/products/${one.photo.productId}`}>
              {one.photo.title}
            </TextLink>,
          ],
        ]
      : [],
  )
  const tables = [
    { title: 'Geweigerde foto’s', last: 'Wat is er mis', rows: refused },
    { title: 'Geplaatste foto’s', last: 'Product', rows: placed },
  ]
  return tables.map(
    ({ title, last, rows }) =>
      rows.length > 0 && (
        <Rows key={title} maxHeight={longestTable} title={title} head={['Bestand', last]} rows={rows} />
      ),
  )
}

/** Adds many photos, each to the product or the article after which its file is named. */
export const PhotoImport = () => {
  const [run, setRun] = useState<Run | null>(null)
  const isStopping = useRef(false)
  const stop = () => {
    isStopping.current = true
  }
  useEffect(
    () => () => {
      isStopping.current = true
    },
    [],
  )

  const add = async (files: File[]) => {
    isStopping.current = false
    const outcomes: Outcome[] = []
    const show = (stopped: string | null) => setRun({ total: files.length, outcomes: [...outcomes], stopped })
    show(null)
    // One after the other, so that the photos of a product stand in the order of their names.
    for (const file of files.toSorted((left, right) => inOrder.compare(left.name, right.name))) {
      if (isStopping.current) return show('Gestopt.')
      try {
        outcomes.push(await addPhoto(file))
        show(null)
      } catch (error) {
        return show(messageOf(error))
      }
    }
  }
  const isBusy = run !== null && run.stopped === null && run.outcomes.length < run.total

  return (
    <Card sx={{ my: 2 }}>
      <CardContent>
        <Typography component="h2" variant="h6">
          Foto’s
        </Typography>
        <Typography sx={{ mb: 1 }}>
          Kies veel foto’s tegelijk, elk met als naam het artikelnummer of het adres van het product, zoals
          DKBD-140.jpg, zacht-laken.jpg en zacht-laken-2.jpg. Een foto die er al staat, komt er niet nog eens
          bij.
        </Typography>
        <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
          <FileButton
            label="Foto’s kiezen en toevoegen"
            accept={pictureTypes}
            onFiles={add}
            isBusy={isBusy}
          />
          {isBusy && <Button onClick={stop}>Stoppen</Button>}
        </Stack>
        {run && (
          <Stack sx={{ gap: 2, mt: 2 }}>
            <Typography component="output">{summaryOf(run)}</Typography>
            {run.stopped !== null && (
              <Alert severity="error">{run.stopped} Kies dezelfde foto’s nog eens om verder te gaan.</Alert>
            )}
            <Outcomes outcomes={run.outcomes} />
          </Stack>
        )}
      </CardContent>
    </Card>
  )
}
