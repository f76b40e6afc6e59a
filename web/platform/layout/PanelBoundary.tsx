import { Component, type ReactNode, Suspense } from 'react'
import { lazily } from '../lazily'
import { isFailedImport } from './failedImport'

const notShown = lazily(async () => (await import('./PanelNotShown')).PanelNotShown)

type Props = { children: ReactNode }
type State = { failure?: unknown }

/** A panel that cannot be drawn takes nothing else away: it says so in its place. */
export class PanelBoundary extends Component<Props, State> {
  override state: State = {}

  static getDerivedStateFromError(failure: unknown): State {
    return { failure }
  }

  override render(): ReactNode {
    const { failure } = this.state
    if (failure === undefined) return this.props.children
    // That is no matter of this panel: the screen's own failure says what helps.
    if (failure instanceof Error && isFailedImport(failure.message)) throw failure
    return (
      <Suspense>
        <notShown.Part />
      </Suspense>
    )
  }
}
