import { Component, type ReactNode } from 'react'

interface Props {
  children: ReactNode
  fallback: ReactNode
  /** When this changes after a failure, another try is made: the address of the page, usually. */
  resetOn?: string
}

interface State {
  failed: boolean
  resetOn: string | undefined
}

/** Shows `fallback` in the place of whatever failed to render. */
export class ErrorBoundary extends Component<Props, State> {
  override state = { failed: false, resetOn: this.props.resetOn }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  static getDerivedStateFromProps({ resetOn }: Props, before: State): State | null {
    return resetOn === before.resetOn ? null : { failed: false, resetOn }
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
