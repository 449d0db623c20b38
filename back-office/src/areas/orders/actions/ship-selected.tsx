import { Box, Button, Toolbar } from '@mui/material'
import { useState } from 'react'
import { useListContext } from 'react-admin'
import type { OrderSummary } from 'shared-types/contracts/admin/orders'
import { admin } from 'shared-types/contracts/admin/paths'
import { FileLink } from '../../../ui/links/file-link.tsx'
import { useFocusOfGone } from '../../../ui/list/use-focus-of-gone.ts'
import { ShipDialog } from './ship-dialog.tsx'

export const ShipSelected = () => {
  const { data = [], selectedIds, onToggleItem } = useListContext<OrderSummary>()
  const [chosen, setChosen] = useState<OrderSummary[] | null>(null)
  const focusOfGone = useFocusOfGone()
  // An order that was shipped elsewhere has no checkbox any more.
  const selected = data.filter(({ id, state }) => state === 'paid' && selectedIds.includes(id))
  return (
    <Box component="section" aria-label="Gekozen bestellingen" tabIndex={-1} {...focusOfGone}>
      {(selected.length > 0 || chosen) && (
        <Toolbar sx={{ gap: 1, flexWrap: 'wrap' }}>
          <Button variant="contained" onClick={() => setChosen(selected)}>
            {selected.length} verzenden
          </Button>
          {selected.length > 0 && (
            <FileLink
              href={`${admin.packingSlips}?ids=${selected.map(({ id }) => id).join(',')}`}
              button={{ variant: 'outlined' }}
            >
              Pakbonnen (PDF)
            </FileLink>
          )}
          {chosen && <ShipDialog orders={chosen} onClose={() => setChosen(null)} onShipped={onToggleItem} />}
        </Toolbar>
      )}
    </Box>
  )
}
