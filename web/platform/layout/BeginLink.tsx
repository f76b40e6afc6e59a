import { Button } from '@fluentui/react-components'
import type { CommandType } from '@prumo/contracts/index'
import { useLocation, useNavigate } from 'react-router-dom'
import type { Begun } from '../useBegun'

type Props = { command: CommandType; children: string }

/**
 * Begins what the head of the view offers, where the view has nothing to show yet: its dialog belongs to the head, and
 * stays when there is something.
 */
export function BeginLink({ command, children }: Props) {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const state: Begun = { begin: command }
  return (
    <Button
      appearance="primary"
      size="small"
      onClick={() => void navigate(pathname + search, { replace: true, state })}
    >
      {children}
    </Button>
  )
}
