import { Fragment, type ReactElement } from 'react'

/** The input of each field that an employee changes: a new field of the contract does not compile without one. */
export type InputOf<Change extends object, Untyped extends keyof Change = never> = Record<
  Exclude<keyof Change, 'version' | Untyped>,
  ReactElement
>

/** For a field that has its input in that of another field. */
export const inAnother = <></>

/** In the order in which they are declared. */
export const Inputs = ({ of }: { of: Record<string, ReactElement> }) =>
  Object.entries(of).map(([field, input]) => <Fragment key={field}>{input}</Fragment>)
