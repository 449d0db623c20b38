import { Button, type ButtonProps, Link } from '@mui/material'
import { type MouseEvent, type ReactNode, useRef } from 'react'
import { useNotify } from 'react-admin'
import { blobOf, fetchFile } from '../../api/fetch-file.ts'
import { messageOf } from '../../api/send.ts'

const whileBrowserReads = 60_000

const store = (file: Blob, name: string) => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), whileBrowserReads)
}

/** As the headers of the server say: a PDF in a new tab, other files in the folder for downloads. */
const openFile = async (path: string) => {
  const response = await fetchFile(path)
  const [disposition, name] = (response.headers.get('content-disposition') ?? '').split('; filename=')
  // Long after the click, as after a login, the browser may open no tab.
  if (disposition === 'inline' && window.open(path)) {
    // The tab reads it by its address, for its name.
    await response.body?.cancel()
    return
  }
  store(await blobOf(response), name?.replaceAll('"', '') ?? '')
}

interface FileLinkProps {
  /** A path of the API, which answers with a file. */
  href: string
  /** A button instead of a link in a text. */
  button?: Pick<ButtonProps, 'variant' | 'sx'>
  children: ReactNode
}

/**
 * Opens a file of the API. The browser's own way would show the error of an ended session, or a refusal, as JSON in
 * place of the back office.
 */
export const FileLink = ({ href, button, children }: FileLinkProps) => {
  const notify = useNotify()
  const isBusy = useRef(false)
  const onClick = async (event: MouseEvent) => {
    // The employee chose another tab.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    // The second click of a double click can come when the file is already open.
    if (isBusy.current || event.detail > 1) return
    isBusy.current = true
    try {
      await openFile(href)
    } catch (error) {
      notify(messageOf(error), { type: 'error' })
    } finally {
      isBusy.current = false
    }
  }
  const link = { href, onClick, children }
  return button ? <Button {...button} {...link} /> : <Link {...link} />
}
