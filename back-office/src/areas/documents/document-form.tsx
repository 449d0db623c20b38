import type { ReactElement } from 'react'
import { useRecordContext } from 'react-admin'
import type { DocumentName, StaffDocument } from 'shared-types/contracts/admin/content'
import { documentForms } from 'shared-types/contracts/admin/forms/content-forms'
import { home } from 'shared-types/urls/page-paths'
import { OnlySave } from '../../ui/only-save.tsx'
import { FooterFields, NotificationFields } from './text-fields.tsx'
import { MenuFields, NavigationFields } from './menu-fields.tsx'
import { ShopLink } from '../../ui/links/shop-link.tsx'
import { inputsOf } from '../../ui/inputs/inputs-of-schema.tsx'
import { VersionedEdit } from '../../ui/versioned-edit.tsx'

const ownFields: Record<Exclude<DocumentName, keyof typeof documentForms>, ReactElement> = {
  notification: <NotificationFields />,
  navigation: <NavigationFields />,
  'sub-navigation': <MenuFields />,
  'shop-menu': <MenuFields />,
  footer: <FooterFields />,
}

const hasOwnFields = (id: DocumentName): id is keyof typeof ownFields => id in ownFields

const Fields = () => {
  const id = useRecordContext<StaffDocument>()?.id
  if (id === undefined) return null
  if (hasOwnFields(id)) return ownFields[id]
  const { schema, labels } = documentForms[id]
  return inputsOf(schema, 'data.', labels)
}

const onlyChange = ({ data, version }: StaffDocument) => ({ data, version })

const DocumentTitle = () => useRecordContext<StaffDocument>()?.title ?? ''

export const EditDocument = () => (
  <VersionedEdit title={<DocumentTitle />} transform={onlyChange} toolbar={<OnlySave />}>
    <ShopLink path={home} />
    <Fields />
  </VersionedEdit>
)
