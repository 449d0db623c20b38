import type { ReactNode } from 'react'
import { Create, type HttpError, SimpleForm, type SimpleFormProps } from 'react-admin'
import { keepUnsaved } from './form/refused-save.ts'
import { OnlySave } from './only-save.tsx'

interface CreateFormProps extends Pick<SimpleFormProps, 'defaultValues' | 'sx'> {
  title: string
  /** What is shown after the addition: the form of the new record, or the list. */
  redirect: 'edit' | 'list'
  /** The fields to send. */
  transform?: (form: never) => object
  children: ReactNode
}

/** A refusal of fields is shown at these. */
const onError = (error: Error) => {
  if (!(error as HttpError).body?.errors) keepUnsaved(error)
}

/** The form that adds a record. */
export const CreateForm = ({ title, redirect, transform, ...form }: CreateFormProps) => (
  <Create
    title={title}
    redirect={redirect}
    transform={transform as (form: object) => object}
    mutationOptions={{ onError }}
  >
    <SimpleForm warnWhenUnsavedChanges toolbar={<OnlySave />} {...form} />
  </Create>
)
