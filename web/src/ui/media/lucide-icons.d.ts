/**
 * Each icon is imported from its own file, because Lucide's index imports all of them: the chunk rule would take an
 * icon that only one lazy chunk draws for one that every page needs.
 */
declare module 'lucide/dist/esm/icons/*' {
  import type { IconNode } from 'lucide'
  const shapes: IconNode
  export default shapes
}
