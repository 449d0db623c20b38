import { type HttpError, useNotify, useRedirect, useResourceContext } from 'react-admin'

const notFound = 404

/**
 * The options to read the record of a page. By default, the library says of each failure that the record does not exist
 * any more, and goes back to the list.
 */
export const useRecordQuery = () => {
  const notify = useNotify()
  const redirect = useRedirect()
  const resource = useResourceContext()
  const onError = (error: Error) => {
    if ((error as HttpError).status !== notFound) return
    notify('ra.notification.item_doesnt_exist', { type: 'error' })
    redirect('list', resource)
  }
  return { onError }
}
