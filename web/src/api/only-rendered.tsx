import { type ComponentType, createContext, createElement, use } from 'react'
import { SWRConfig } from 'swr'

/** On the server: the answers that the document does not contain. */
export const OnlyRenderedContext = createContext<Record<string, unknown> | undefined>(undefined)

/** The component for the server, with those answers. The rest of the page must not see them: it could not be hydrated. */
export const withOnlyRendered =
  <P extends object>(Content: ComponentType<P>) =>
  (props: P) =>
    createElement(
      SWRConfig,
      { value: { fallback: use(OnlyRenderedContext) ?? {} } },
      createElement(Content, props),
    )
