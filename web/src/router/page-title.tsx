import { createContext, use, type ComponentProps } from 'react'

/** The title of a private page in the site map. */
export const TitleContext = createContext('')

/** The heading of a private page. */
export function PageTitle(attributes: ComponentProps<'h1'>) {
  return <h1 {...attributes}>{use(TitleContext)}</h1>
}
