import type { ReactNode } from 'react'
import { Create, SimpleForm, type SimpleFormProps } from 'react-admin'

interface CreateFormProps extends Pick<SimpleFormProps, 'defaultValues' | 'sx'> {
  title: string
  /** What is shown after the addition: the form of the new record, or the list. */
  redirect: 'edit' | 'list'
  /** The fields to send. */
  transform?: (form: never) => object
  children: ReactNode
}

/** The form that adds a record. */
export const CreateForm = ({ title, redirect, transform, ...form }: CreateFormProps) => (
  <Create title={title} redirect={redirect} transform={transform as (form: object) => object}>
    <SimpleForm {...form} />
  </Create>
)
