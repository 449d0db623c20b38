import { Button } from '@mui/material'
import { useState } from 'react'
import {
  Confirm,
  Create,
  Edit,
  required,
  SaveButton,
  SelectInput,
  SimpleForm,
  TextInput,
  Toolbar,
  useNotify,
  useRecordContext,
  useRedirect,
} from 'react-admin'
import type { StaffPage } from 'shared-types/contracts/admin/content'
import { admin } from 'shared-types/contracts/admin/paths'
import { send } from '../../api/send.ts'
import { HtmlInput } from '../../ui/inputs/html-input.tsx'

const parents = [
  { id: 'blog', name: 'Blog' },
  { id: 'inspiratie', name: 'Inspiratie' },
  { id: 'vacatures', name: 'Vacatures' },
]

const text = <HtmlInput source="html" label="Tekst" />
const title = <TextInput source="title" label="Titel" validate={required()} />
const intro = <TextInput source="intro" label="Inleiding" multiline validate={required()} />

export const AddPage = () => (
  <Create title="Pagina toevoegen" redirect="list">
    <SimpleForm defaultValues={{ parent: 'blog' }}>
      <SelectInput source="parent" label="Onderdeel" choices={parents} validate={required()} />
      {title}
      {intro}
      {text}
    </SimpleForm>
  </Create>
)

const onlyFields = ({ id: _id, hasIntro: _hasIntro, canBeDeleted: _canBeDeleted, ...fields }: StaffPage) => ({
  ...fields,
  intro: fields.intro ?? '',
  metaTitle: fields.metaTitle ?? '',
  metaDescription: fields.metaDescription ?? '',
})

const DeletePage = () => {
  const page = useRecordContext<StaffPage>()
  const [isOpen, setOpen] = useState(false)
  const notify = useNotify()
  const redirect = useRedirect()
  if (!page?.canBeDeleted) return null
  const confirm = async () => {
    setOpen(false)
    try {
      await send(
        'DELETE',
        `${admin.page.replace(':id', encodeURIComponent(page.id))}?version=${page.version}`,
      )
      notify('De pagina is verwijderd.', { type: 'success' })
      redirect('list', 'pages')
    } catch (error) {
      notify(error instanceof Error ? error.message : 'Dit lukt nu niet.', { type: 'error' })
    }
  }
  return (
    <>
      <Button variant="outlined" color="error" onClick={() => setOpen(true)}>
        Verwijderen
      </Button>
      <Confirm
        isOpen={isOpen}
        title="Deze pagina verwijderen?"
        content="Ze verdwijnt meteen uit de winkel."
        onConfirm={confirm}
        onClose={() => setOpen(false)}
      />
    </>
  )
}

const PageToolbar = () => (
  <Toolbar sx={{ gap: 2 }}>
    <SaveButton />
    <DeletePage />
  </Toolbar>
)

const Intro = () => (useRecordContext<StaffPage>()?.hasIntro ? intro : null)

const PageTitle = () => `Pagina /${useRecordContext<StaffPage>()?.id ?? ''}/`

export const EditPage = () => (
  <Edit mutationMode="pessimistic" transform={onlyFields} title={<PageTitle />} redirect={false}>
    <SimpleForm toolbar={<PageToolbar />}>
      {title}
      <Intro />
      {text}
      <TextInput source="metaTitle" label="Titel voor zoekmachines" />
      <TextInput source="metaDescription" label="Beschrijving voor zoekmachines" multiline />
    </SimpleForm>
  </Edit>
)
