import { required, SelectInput, TextInput, Toolbar, useRecordContext } from 'react-admin'
import type { StaffPage } from 'shared-types/contracts/admin/content'
import { admin } from 'shared-types/contracts/admin/paths'
import { pathOf } from 'shared-types/urls/path-pattern'
import { CreateForm } from '../../ui/create-form.tsx'
import { HtmlInput } from '../../ui/inputs/html-input.tsx'
import { MetaTitleInput } from '../../ui/inputs/meta-title-input.tsx'
import { PictureInput } from '../../ui/inputs/picture-input.tsx'
import { ShopLink } from '../../ui/links/shop-link.tsx'
import { RemoveButton } from '../../ui/remove-button.tsx'
import { SaveButton } from '../../ui/save-button.tsx'
import { VersionedEdit } from '../../ui/versioned-edit.tsx'
import { pageParents } from './page-parents.ts'

const text = <HtmlInput source="html" label="Tekst" />
const title = <TextInput source="title" label="Titel" validate={required()} />
const intro = <TextInput source="intro" label="Inleiding" multiline validate={required()} />

export const AddPage = () => (
  <CreateForm title="Pagina toevoegen" redirect="list" defaultValues={{ parent: 'blog' }}>
    <SelectInput source="parent" label="Onderdeel" choices={pageParents} validate={required()} />
    {title}
    {intro}
    {text}
  </CreateForm>
)

const onlyFields = ({ id: _id, hasIntro: _hasIntro, canBeDeleted: _canBeDeleted, ...fields }: StaffPage) => ({
  ...fields,
  intro: fields.intro ?? '',
  metaDescription: fields.metaDescription ?? '',
})

const DeletePage = () => {
  const page = useRecordContext<StaffPage>()
  if (!page?.canBeDeleted) return null
  return (
    <RemoveButton
      path={`${pathOf(admin.page, { id: page.id })}?version=${page.version}`}
      label="Verwijderen"
      title="Deze pagina verwijderen?"
      content="Ze verdwijnt meteen uit de winkel."
      done={() => 'De pagina is verwijderd.'}
    />
  )
}

const PageToolbar = () => (
  <Toolbar sx={{ gap: 2 }}>
    <SaveButton />
    <DeletePage />
  </Toolbar>
)

const IntroAndPicture = () =>
  useRecordContext<StaffPage>()?.hasIntro ? (
    <>
      {intro}
      <PictureInput source="image" label="Foto" validateAlt={[required()]} />
    </>
  ) : null

const PageLink = () => {
  const page = useRecordContext<StaffPage>()
  return page ? <ShopLink path={`/${page.id}/`} /> : null
}

const PageTitle = () => `Pagina /${useRecordContext<StaffPage>()?.id ?? ''}/`

export const EditPage = () => (
  <VersionedEdit title={<PageTitle />} transform={onlyFields} toolbar={<PageToolbar />}>
    <PageLink />
    {title}
    <IntroAndPicture />
    {text}
    <MetaTitleInput />
    <TextInput source="metaDescription" label="Beschrijving voor zoekmachines" multiline />
  </VersionedEdit>
)
