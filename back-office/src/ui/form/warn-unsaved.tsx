import { useEffect } from 'react'
import { useTranslate } from 'react-admin'
import { useBeforeUnload, useBlocker } from 'react-router-dom'

const keepPage = (event: BeforeUnloadEvent) => event.preventDefault()

/**
 * Asks before the page is left, as the library does for its own forms. Render it only while something is unsaved: the
 * router listens to the last one only.
 */
export const WarnUnsaved = () => {
  const translate = useTranslate()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    if (window.confirm(translate('ra.message.unsaved_changes'))) blocker.proceed()
    else blocker.reset()
  }, [blocker, translate])
  useBeforeUnload(keepPage)
  return null
}
