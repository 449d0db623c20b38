import { type ReactElement, type ReactNode, useEffect, useState } from 'react'
import {
  type RaRecord,
  RecordContextProvider,
  SimpleForm,
  useFormIsDirty,
  useRecordContext,
} from 'react-admin'
import { useFormContext } from 'react-hook-form'

/** A save: the values that the form sent, and what the server made of them. */
export interface Save {
  sent: object
  saved: RaRecord
}

/** The library shows the message of a refusal only if the count of attempts has grown. */
const countOn = { keepSubmitCount: true }

/** Shows what the server made of a save, unless something was typed while it was sent: that is the next change. */
const ShowSaved = ({ sent, saved }: Save) => {
  const { getValues, reset, setValue } = useFormContext()
  useEffect(() => {
    if (JSON.stringify(getValues()) === JSON.stringify(sent)) {
      reset(saved, countOn)
    } else {
      const { version } = saved
      reset({ ...sent, version }, { ...countOn, keepValues: true })
      setValue('version', version)
    }
  }, [sent, saved, getValues, reset, setValue])
  return null
}

const TellUnsaved = ({ onChange }: { onChange: (isUnsaved: boolean) => void }) => {
  const isUnsaved = useFormIsDirty()
  useEffect(() => onChange(isUnsaved), [isUnsaved, onChange])
  return null
}

interface WholeFormProps {
  toolbar: ReactElement
  lastSave: Save | null
  /** The message is shown elsewhere. */
  isConflict: boolean
  children: ReactNode
}

const FormOfRecord = ({
  record,
  toolbar,
  lastSave,
  isConflict,
  children,
}: WholeFormProps & { record: RaRecord }) => {
  const [isUnsaved, setUnsaved] = useState(false)
  const [shown, setShown] = useState(record)
  // A record that is read again would replace what is typed. The form keeps its version, so that a save after that of
  // a colleague is still refused.
  if (shown !== record && !isUnsaved) setShown(record)
  return (
    <SimpleForm
      record={shown}
      toolbar={<RecordContextProvider value={record}>{toolbar}</RecordContextProvider>}
      sx={{ maxWidth: 900 }}
      warnWhenUnsavedChanges
      resetOptions={countOn}
      disableInvalidFormNotification={isConflict}
    >
      <TellUnsaved onChange={setUnsaved} />
      {lastSave?.saved.id === record.id && lastSave.saved['version'] === record['version'] && (
        <ShowSaved {...lastSave} />
      )}
      <RecordContextProvider value={record}>{children}</RecordContextProvider>
    </SimpleForm>
  )
}

/** Until the whole record has loaded, it is the row of the list: a form with that would lose what is typed. */
export const WholeForm = (props: WholeFormProps) => {
  const record = useRecordContext()
  return record?.['version'] === undefined ? null : (
    <FormOfRecord key={record.id} record={record} {...props} />
  )
}
