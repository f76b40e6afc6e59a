import { Button } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons'
import type { CommandType } from '@prumo/contracts/index'
import type { ReactElement } from 'react'
import { useBegun } from '../useBegun'
import { useNarrow } from './useNarrow'

type Props = {
  /** What it begins: the command palette opens its screen for it. */
  command: CommandType
  label: string
  icon?: ReactElement
  onBegin: () => void
  /** Somebody points at it: what it opens may be wanted next. */
  onNear?: () => void
}

/** The main action of a screen or a view, at the end of its first line. A phone has room for its sign alone. */
export function BeginButton({ command, label, icon = <AddRegular />, onBegin, onNear }: Props) {
  const narrow = useNarrow()
  useBegun(command, onBegin)
  return (
    <Button
      appearance="primary"
      size="small"
      icon={icon}
      aria-label={label}
      onClick={onBegin}
      {...(narrow && { title: label })}
      {...(onNear && { onPointerEnter: onNear })}
    >
      {!narrow && label}
    </Button>
  )
}
