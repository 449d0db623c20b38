/** The starter is a chunk of its own, which the entry notifies by an event. */
interface DocumentEventMap {
  'shop:listening': Event
}

interface Window {
  /** The e-mail that the starter removed from the URL, still encoded, until the data layer takes it. */
  removedEmail?: string
}
