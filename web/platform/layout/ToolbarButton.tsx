import { Button, type ButtonProps, makeStyles, mergeClasses } from '@fluentui/react-components'
import { forwardRef, type ReactElement } from 'react'

const narrowerThan = '@media (max-width: 1439px)'

const useStyles = makeStyles({
  root: { flexShrink: 0, minWidth: '28px', paddingInline: '6px', '& .fui-Button__icon': { marginRight: 0 } },
  name: {
    marginLeft: '4px',
    whiteSpace: 'nowrap',
    [narrowerThan]: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  },
  kept: { marginLeft: '4px', minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
})

type Props = Omit<ButtonProps, 'children' | 'title' | 'icon' | 'size'> & {
  label: string
  icon: ReactElement
  /** Its name stands there at any width: it says more than the sign does. */
  isNamed?: boolean
}

/** A button of a toolbar: a sign, with its name beside it where there is room, and for whoever points at it. */
export const ToolbarButton = forwardRef<HTMLButtonElement, Props>(function ToolbarButton(
  { label, icon, isNamed = false, className, ...button },
  ref,
) {
  const styles = useStyles()
  return (
    <Button
      {...({ ...button, ref } as ButtonProps)}
      size="small"
      title={label}
      icon={icon}
      className={mergeClasses(styles.root, className)}
    >
      <span className={isNamed ? styles.kept : styles.name}>{label}</span>
    </Button>
  )
})
