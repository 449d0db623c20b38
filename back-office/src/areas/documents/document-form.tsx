import type { ReactElement } from 'react'
import { Edit, SaveButton, SimpleForm, Toolbar, useRecordContext } from 'react-admin'
import type { DocumentName, StaffDocument } from 'shared-types/contracts/admin/content'
import {
  CartPromoFields,
  FooterFields,
  HomepageFields,
  NewsletterPopupFields,
  NotificationFields,
} from './text-fields.tsx'
import { MenuFields, NavigationFields } from './menu-fields.tsx'

const fields: Record<DocumentName, ReactElement> = {
  notification: <NotificationFields />,
  homepage: <HomepageFields />,
  navigation: <NavigationFields />,
  'sub-navigation': <MenuFields />,
  'shop-menu': <MenuFields />,
  footer: <FooterFields />,
  'cart-promo': <CartPromoFields />,
  'newsletter-popup': <NewsletterPopupFields />,
}

const Fields = () => {
  const document = useRecordContext<StaffDocument>()
  return document ? fields[document.id] : null
}

const onlyChange = ({ data, version }: StaffDocument) => ({ data, version })

const OnlySave = () => (
  <Toolbar>
    <SaveButton />
  </Toolbar>
)

const DocumentTitle = () => useRecordContext<StaffDocument>()?.title ?? ''

export const EditDocument = () => (
  <Edit mutationMode="pessimistic" transform={onlyChange} title={<DocumentTitle />} redirect={false}>
    <SimpleForm toolbar={<OnlySave />}>
      <Fields />
    </SimpleForm>
  </Edit>
)
