import type { StaffOrder } from 'shared-types/contracts/admin/orders'
import { formatCents } from '../../../ui/format.ts'
import { Part, Rows } from '../../../ui/parts.tsx'

export const Articles = ({ order }: { order: StaffOrder }) => (
  <Part title="Artikelen">
    <Rows
      head={['Artikel', 'Artikelnummer', 'Aantal', 'Beloofd', 'Prijs', 'Korting']}
      rows={order.lines.map((line) => [
        [line.title, ...line.choices].join(', '),
        line.sku,
        line.quantity,
        line.delivery,
        formatCents(line.priceCents),
        line.discountCents > 0 ? formatCents(line.discountCents) : '',
      ])}
    />
    <Rows head={['Kosten', 'Bedrag']} rows={order.sums.map(({ title, amount }) => [title, amount])} />
  </Part>
)
