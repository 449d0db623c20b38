import { Box, Button, Checkbox, FormControlLabel, Toolbar } from '@mui/material'
import { useState } from 'react'
import { useListContext } from 'react-admin'
import type { OrderSummary } from 'shared-types/contracts/admin/orders'
import { admin } from 'shared-types/contracts/admin/paths'
import { FileLink } from '../../../ui/links/file-link.tsx'
import { useFocusOfGone } from '../../../ui/list/use-focus-of-gone.ts'
import { ShipDialog } from '../actions/ship-dialog.tsx'
import { isToPack, isToSend } from '../states/order-states.ts'

const files = [
  { path: admin.pickList, title: 'Picklijst (PDF)' },
  { path: admin.packingSlips, title: 'Pakbonnen (PDF)' },
  { path: admin.addressLabels, title: 'Adressen voor de vervoerder (CSV)' },
]

/** The choice of all orders of the page that can be sent, and what can be done with the chosen ones. */
export const ChosenOrders = () => {
  const { data = [], selectedIds, onSelect, onToggleItem } = useListContext<OrderSummary>()
  const [shipping, setShipping] = useState<OrderSummary[] | null>(null)
  const focusOfGone = useFocusOfGone()
  // An order that was shipped elsewhere has no checkbox any more.
  const toPack = data.filter(isToPack)
  const chosen = toPack.filter(({ id }) => selectedIds.includes(id))
  // A replacement is sent from the page of its order.
  const toShip = chosen.filter(isToSend)
  const isAll = chosen.length === toPack.length
  const ids = toPack.map(({ id }) => id)
  const chooseAll = () => {
    const others = selectedIds.filter((id) => !ids.includes(id))
    onSelect(isAll ? others : [...others, ...ids])
  }
  return (
    <Box component="section" aria-label="Gekozen bestellingen" tabIndex={-1} {...focusOfGone}>
      {(toPack.length > 0 || shipping) && (
        <Toolbar sx={{ gap: 1, flexWrap: 'wrap', py: 1 }}>
          {toPack.length > 0 && (
            <FormControlLabel
              control={
                <Checkbox checked={isAll} indeterminate={chosen.length > 0 && !isAll} onChange={chooseAll} />
              }
              label="Alles op deze pagina kiezen"
            />
          )}
          {(toShip.length > 0 || shipping) && (
            <Button variant="contained" onClick={() => setShipping(toShip)}>
              {toShip.length} verzenden
            </Button>
          )}
          {chosen.length > 0 &&
            files.map(({ path, title }) => (
              <FileLink
                key={path}
                href={`${path}?ids=${chosen.map(({ id }) => id).join(',')}`}
                button={{ variant: 'outlined' }}
              >
                {title}
              </FileLink>
            ))}
          {shipping && (
            <ShipDialog orders={shipping} onClose={() => setShipping(null)} onShipped={onToggleItem} />
          )}
        </Toolbar>
      )}
    </Box>
  )
}
