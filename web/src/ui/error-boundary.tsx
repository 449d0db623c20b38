import { Component, type ComponentType, type ReactNode } from 'react'

interface Props {
  children: ReactNode
  fallback: ComponentType<{ error: unknown }>
  /** When this changes after a failure, another try is made: the key of the place in the history, usually. */
  resetOn?: string
}

interface State {
  failure: { error: unknown } | null
  resetOn: string | undefined
}

/** Shows `fallback` in the place of whatever failed to render. */
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
