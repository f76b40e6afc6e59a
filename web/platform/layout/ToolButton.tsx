import { Button, Tooltip } from '@fluentui/react-components'
import type { ReactElement } from 'react'

type Props = {
  /** What it does: its name, shown beside it as well. */
  label: string
  icon: ReactElement
  size?: 'small' | 'medium'
  /** Nothing to be done by it just now; it keeps its place among the keys. */
  idle?: boolean
  onClick: () => void
}

/** A button that is an icon, with its name for whoever asks. */
export function ToolButton({ label, icon, size = 'medium', idle = false, onClick }: Props) {
  return (
    <Tooltip content={label} relationship="label">
      <Button appearance="subtle" size={size} icon={icon} disabledFocusable={idle} onClick={onClick} />
    </Tooltip>
  )
}
