import { Component, type ComponentType, type ReactNode } from 'react'

interface Props {
  children: ReactNode
  fallback: ComponentType<{ error: unknown }>
  /** After a failure, a new value renders the children again; usually the key of the history entry. */
  resetOn?: string
}

interface State {
  failure: { error: unknown } | null
  resetOn: string | undefined
}

/** Shows `fallback` in place of children that fail to render. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failure: null, resetOn: this.props.resetOn }

  static getDerivedStateFromError(error: unknown): Pick<State, 'failure'> {
    return { failure: { error } }
  }

  static getDerivedStateFromProps({ resetOn }: Props, before: State): State | null {
    return resetOn === before.resetOn ? null : { failure: null, resetOn }
  }

  override render() {
    const { failure } = this.state
    const Fallback = this.props.fallback
    return failure ? <Fallback error={failure.error} /> : this.props.children
  }
}
