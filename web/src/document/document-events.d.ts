/** The starter is a chunk of its own, so that what the entry tells it is an event. */
interface DocumentEventMap {
  'shop:listening': Event
}
