/** The starter is a chunk of its own, which the entry notifies by an event. */
interface DocumentEventMap {
  'shop:listening': Event
}
