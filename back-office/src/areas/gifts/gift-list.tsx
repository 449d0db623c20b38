import { List } from 'react-admin'
import type { StaffGift } from 'shared-types/contracts/admin/buying/gifts'
import { admin } from 'shared-types/contracts/admin/paths'
import { pathOf } from 'shared-types/urls/path-pattern'
import { ConfirmButton } from '../../ui/confirm-button.tsx'
import { Column } from '../../ui/list/column.tsx'
import { EmptyList } from '../../ui/list/empty-list.tsx'
import { ListTable } from '../../ui/list/list-table.tsx'
import { useChange } from '../../ui/use-change.ts'

const empty = <EmptyList>Bij geen enkel artikel hoort een cadeau.</EmptyList>

const textOf = ({ gifts }: StaffGift): string =>
  gifts.map(({ size, article, stock }) => `bij ${size}: ${article} (${stock} op voorraad)`).join('; ')

const Switch = ({ gift }: { gift: StaffGift }) => {
  const change = useChange('PUT')
  const { id, category, offered } = gift
  const label = offered ? 'Uitzetten' : 'Aanzetten'
  return (
    <ConfirmButton
      label={label}
      aria-label={`${label}: cadeau bij ${category}`}
      title={`Cadeau bij ${category} ${offered ? 'uitzetten' : 'aanzetten'}?`}
      content={
        offered
          ? 'Winkelwagens krijgen het cadeau dan niet meer; geplaatste bestellingen houden het. Pas ook de pagina’s, menu’s en acties aan die het beloven.'
          : 'Elk artikel van deze categorie krijgt het cadeau dan weer mee, zolang er voorraad is.'
      }
      onConfirm={() =>
        change(pathOf(admin.gift, { id }), offered ? 'Het cadeau staat uit.' : 'Het cadeau staat aan.', {
          offered: !offered,
        })
      }
    />
  )
}

export const GiftList = () => (
  <List title="Cadeaus" pagination={false} empty={empty}>
    <ListTable<StaffGift> rowClick={false}>
      <Column source="category" label="Bij artikelen van" />
      <Column<StaffGift> label="Cadeau" render={textOf} />
      <Column<StaffGift>
        source="offered"
        label="Status"
        render={({ offered }) => (offered ? 'Aan' : 'Uit')}
      />
      <Column<StaffGift> label="Aan of uit" render={(gift) => <Switch gift={gift} />} />
    </ListTable>
  </List>
)
