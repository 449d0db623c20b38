import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useState } from 'react'
import { RichTextField, useNotify } from 'react-admin'
import type { AgreedPage, StaffOrder } from 'shared-types/contracts/admin/orders'
import { admin } from 'shared-types/contracts/admin/paths'
import { pathOf } from 'shared-types/urls/path-pattern'
import { send } from '../../../api/send.ts'
import { formatMoment } from '../../../ui/format.ts'
import { Part } from '../../../ui/page/part.tsx'

/** A text that the shopper agreed to, as it was then; it opens in a dialog. */
const AgreedText = ({ hash, title, since }: { hash: string; title: string; since: string }) => {
  const notify = useNotify()
  const [page, setPage] = useState<AgreedPage>()
  const open = async () => {
    try {
      setPage(await send<AgreedPage>('GET', pathOf(admin.agreedPage, { hash })))
    } catch {
      notify('De tekst kan nu niet worden gelezen.', { type: 'error' })
    }
  }
  return (
    <>
      <Button onClick={open}>
        {title} (versie van {formatMoment(since)})
      </Button>
      {page && (
        <Dialog open onClose={() => setPage(undefined)} aria-labelledby="agreed" fullWidth maxWidth="md">
          <DialogTitle id="agreed">{page.title}</DialogTitle>
          <DialogContent>
            <RichTextField source="html" record={page} />
          </DialogContent>
          <DialogActions>
            <Button onClick={() => setPage(undefined)}>Sluiten</Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  )
}

export const AgreedTexts = ({ order }: { order: StaffOrder }) =>
  order.agreedPages.length > 0 && (
    <Part title="Akkoord bij de bestelling">
      {order.agreedPages.map(({ hash, title, createdAt }) => (
        <AgreedText key={hash} hash={hash} title={title} since={createdAt} />
      ))}
    </Part>
  )
