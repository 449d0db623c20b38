import type { ReactElement } from 'react'
import { Edit, SimpleForm, useRecordContext } from 'react-admin'
import type { DocumentName, StaffDocument } from 'shared-types/contracts/admin/content'
import { type DocumentKey, documents } from 'shared-types/contracts/content'
import { OnlySave } from '../../ui/only-save.tsx'
import { FooterFields, HomepageFields, NotificationFields } from './text-fields.tsx'
import { MenuFields, NavigationFields } from './menu-fields.tsx'
import { inputsOf } from './inputs-of-schema.tsx'

const ownFields: Record<Exclude<DocumentName, DocumentKey>, ReactElement> = {
  notification: <NotificationFields />,
  homepage: <HomepageFields />,
  navigation: <NavigationFields />,
  'sub-navigation': <MenuFields />,
  'shop-menu': <MenuFields />,
  footer: <FooterFields />,
}

const hasOwnFields = (id: DocumentName): id is keyof typeof ownFields => id in ownFields

const Fields = () => {
  const id = useRecordContext<StaffDocument>()?.id
  if (id === undefined) return null
  return hasOwnFields(id) ? ownFields[id] : inputsOf(documents[id].schema, 'data.', documents[id].labels)
}

const onlyChange = ({ data, version }: StaffDocument) => ({ data, version })

const DocumentTitle = () => useRecordContext<StaffDocument>()?.title ?? ''

export const EditDocument = () => (
  <Edit mutationMode="pessimistic" transform={onlyChange} title={<DocumentTitle />} redirect={false}>
    <SimpleForm toolbar={<OnlySave />}>
      <Fields />
    </SimpleForm>
  </Edit>
)
