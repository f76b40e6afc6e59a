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
  /** Its name stands there on a phone, too. */
  isNamed?: boolean
  onBegin: () => void
  /** Somebody points at it: what it opens may be wanted next. */
  onNear?: () => void
}

/** The main action of a screen or a view, at the end of its first line. A phone has room for its sign alone. */
export function BeginButton({ command, label, icon = <AddRegular />, isNamed = false, onBegin, onNear }: Props) {
  const narrow = useNarrow()
  useBegun(command, onBegin)
  const isSign = narrow && !isNamed
  return (
    <Button
      appearance="primary"
      size="small"
      icon={icon}
      aria-label={label}
      onClick={onBegin}
      {...(isSign && { title: label })}
      {...(onNear && { onPointerEnter: onNear })}
    >
      {!isSign && label}
    </Button>
  )
}
