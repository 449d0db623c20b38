import { Box, Button, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useRecordContext } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import { admin, articleParameter } from 'shared-types/contracts/admin/paths'
import type { StaffProduct, StaffVariant } from 'shared-types/contracts/admin/assortment/products'
import { pathOf } from 'shared-types/urls/path-pattern'
import { send } from '../../api/send.ts'
import { useMayChange } from '../../api/use-may-change.ts'
import { formatCents, formatMoment } from '../../ui/format.ts'
import { AddArticleDialog } from './add-article-dialog.tsx'
import { VariantDialog } from './variant-dialog.tsx'

const saleOf = ({ sale }: StaffVariant) =>
  sale &&
  `${formatCents(sale.priceCents)} ${sale.running ? '' : `van ${formatMoment(sale.startsAt)} `}tot ${formatMoment(sale.endsAt)}`

const stockNote = ({ stock, stockThreshold }: StaffVariant) => {
  if (stock === 0) return ' (uitverkocht)'
  return stock < stockThreshold ? ' (onder de drempel)' : null
}

/** The articles of a product, separate from its form, so that a changed price does not reload the form. */
export const VariantTable = () => {
  const product = useRecordContext<StaffProduct>()
  const mayChange = useMayChange()
  const [address, setAddress] = useSearchParams()
  const [opened, setOpened] = useState(() => Number(address.get(articleParameter)) || null)
  const [isAdding, setAdding] = useState(false)
  const { data, refetch } = useQuery({
    // A save of the product gives articles filter values, and changes the photos to choose from.
    queryKey: ['articles', product?.id, product?.version],
    queryFn: product ? () => send<StaffProduct>('GET', pathOf(admin.product, { id: product.id })) : skipToken,
  })
  const variants = data?.variants ?? []
  const chosen = variants.find(({ id }) => id === opened)
  const close = () => {
    setOpened(null)
    if (address.has(articleParameter)) setAddress({}, { replace: true })
  }
  return (
    <Box sx={{ p: 2 }}>
      <Typography component="h2" variant="h6">
        Artikelen
      </Typography>
      <Box component="section" sx={{ overflowX: 'auto' }} tabIndex={0} aria-label="Artikelen">
        <Table size="small">
          <TableHead>
            <TableRow>
              {[
                'Artikel',
                'Artikelnummer',
                'Prijs',
                'Laagste van 30 dagen',
                'Aanbieding',
                'Voorraad',
                'Te koop',
                'Wijzigen',
              ].map((text) => (
                <TableCell key={text}>{text}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {variants.map((variant) => (
              <TableRow key={variant.id}>
                <TableCell>{variant.title}</TableCell>
                <TableCell>{variant.sku}</TableCell>
                <TableCell>{formatCents(variant.priceCents)}</TableCell>
                <TableCell>{variant.priceOldCents !== null && formatCents(variant.priceOldCents)}</TableCell>
                <TableCell>{saleOf(variant)}</TableCell>
                <TableCell sx={stockNote(variant) ? { color: 'error.main', fontWeight: 700 } : {}}>
                  {variant.stock}
                  {stockNote(variant)}
                </TableCell>
                <TableCell>{variant.active ? 'Ja' : 'Nee'}</TableCell>
                <TableCell>
                  <Button
                    onClick={() => setOpened(variant.id)}
                    aria-label={`${variant.title} ${variant.sku} wijzigen`}
                  >
                    Wijzigen
                  </Button>
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
      {product && !product.archived && mayChange && (
        <Button variant="outlined" sx={{ mt: 2 }} onClick={() => setAdding(true)}>
          Artikel toevoegen
        </Button>
      )}
      {data && isAdding && (
        <AddArticleDialog product={data} onAdded={refetch} onClose={() => setAdding(false)} />
      )}
      {data && chosen && (
        <VariantDialog
          product={data}
          variant={chosen}
          canChangeAll={mayChange}
          onChanged={refetch}
          onClose={close}
        />
      )}
    </Box>
  )
}
