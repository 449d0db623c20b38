import { Box, Button, Typography } from '@mui/material'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify, useRecordContext } from 'react-admin'
import type { StaffFacet } from 'shared-types/contracts/admin/assortment/facets'
import { admin } from 'shared-types/contracts/admin/paths'
import { pathOf } from 'shared-types/urls/path-pattern'
import { send } from '../../api/send.ts'
import { Rows } from '../../ui/page/rows.tsx'
import { SmallForm } from '../../ui/small-form.tsx'
import { useMayChange } from '../../api/use-may-change.ts'
import { ValueDialog } from './value-dialog.tsx'

/** The values of a filter, separate from its form, so that a changed value does not reload the form. */
export const ValueTable = () => {
  const notify = useNotify()
  const record = useRecordContext<StaffFacet>()
  const mayChange = useMayChange()
  const [opened, setOpened] = useState<number | null>(null)
  const { data: facet, refetch } = useQuery({
    queryKey: ['filter-values', record?.id],
    queryFn: record ? () => send<StaffFacet>('GET', pathOf(admin.facet, { id: record.id })) : skipToken,
  })
  if (!facet) return null
  const chosen = facet.values.find(({ id }) => id === opened)
  const add = async ({ title, color }: Record<string, string>) => {
    await send('POST', pathOf(admin.facetValues, { id: facet.id }), { title, color: color || null })
    notify('Toegevoegd', { type: 'success' })
    await refetch()
  }
  return (
    <Box sx={{ p: 2 }}>
      <Typography component="h2" variant="h6">
        Waarden
      </Typography>
      <Rows
        title="Waarden"
        head={['Naam', 'Volgorde', 'Producten te koop', 'Zichtbaar', 'Gebruikt door', 'Wijzigen']}
        rows={facet.values.map((value) => [
          <Box key="title" component="span" sx={{ display: 'inline-block', minWidth: '9ch' }}>
            {value.title}
          </Box>,
          value.position,
          value.products,
          value.listed ? 'Ja' : 'Nee',
          value.usedBy.join(', '),
          mayChange && (
            <Button
              key="change"
              onClick={() => setOpened(value.id)}
              aria-label={`${value.title} wijzigen`}
              sx={{ whiteSpace: 'nowrap' }}
            >
              Wijzigen
            </Button>
          ),
        ])}
      />
      {mayChange && !facet.followsBrands && (
        <Box sx={{ mt: 2 }}>
          <SmallForm
            title="Waarde toevoegen"
            mainField="title"
            button="Waarde toevoegen"
            fields={[
              { name: 'title', label: 'Naam' },
              ...(facet.hasColors ? [{ name: 'color', label: 'Kleur, zoals #22345c' }] : []),
            ]}
            shown={null}
            onSend={add}
          />
        </Box>
      )}
      {chosen && (
        <ValueDialog facet={facet} value={chosen} onChanged={refetch} onClose={() => setOpened(null)} />
      )}
    </Box>
  )
}
