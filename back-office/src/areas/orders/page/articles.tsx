import { Link } from 'react-admin'
import { officePages } from 'shared-types/contracts/admin/paths'
import type { StaffOrder } from 'shared-types/contracts/admin/orders'
import { formatCents } from '../../../ui/format.ts'
import { Part } from '../../../ui/page/part.tsx'
import { Rows } from '../../../ui/page/rows.tsx'

export const Articles = ({ order }: { order: StaffOrder }) => (
  <Part title="Artikelen">
    <Rows
      head={['Artikel', 'Artikelnummer', 'Aantal', 'Beloofd', 'Prijs', 'Korting']}
      rows={order.lines.map((line) => [
        <Link key="article" to={officePages.article(line)}>
          {[line.title, ...line.choices].join(', ')}
        </Link>,
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
