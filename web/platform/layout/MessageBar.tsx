import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { CheckmarkCircleFilled, DiamondDismissFilled, InfoFilled, WarningFilled } from '@fluentui/react-icons'
import { type ComponentProps, createContext, type ReactElement, type ReactNode, useContext, useId } from 'react'

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr auto auto',
    gridTemplateAreas: '"icon body actions end"',
    alignItems: 'center',
    boxSizing: 'border-box',
    minHeight: '36px',
    padding: `7px 0 7px ${tokens.spacingHorizontalM}`,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  multiline: {
    alignItems: 'start',
    padding: `${tokens.spacingVerticalMNudge} 0 ${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    gridTemplateColumns: 'auto 1fr auto',
    gridTemplateAreas: '"icon body end" "actions actions actions"',
  },
  // Across a screen it keeps its lines, however little room is left below.
  square: { borderRadius: 0, flexShrink: 0 },
  icon: {
    gridArea: 'icon',
    display: 'flex',
    marginRight: tokens.spacingHorizontalS,
    fontSize: tokens.fontSizeBase500,
    color: tokens.colorNeutralForeground3,
  },
  body: { gridArea: 'body', minWidth: 0, paddingRight: tokens.spacingHorizontalM },
  title: { fontWeight: tokens.fontWeightSemibold },
  actions: {
    gridArea: 'actions',
    display: 'flex',
    justifyContent: 'end',
    columnGap: tokens.spacingHorizontalM,
    paddingRight: tokens.spacingHorizontalM,
  },
  below: { marginTop: tokens.spacingVerticalMNudge },
  end: { gridArea: 'end', paddingRight: tokens.spacingHorizontalM },
  error: {
    backgroundColor: tokens.colorStatusDangerBackground1,
    borderTopColor: tokens.colorStatusDangerBorder1,
    borderRightColor: tokens.colorStatusDangerBorder1,
    borderBottomColor: tokens.colorStatusDangerBorder1,
    borderLeftColor: tokens.colorStatusDangerBorder1,
  },
  warning: {
    backgroundColor: tokens.colorStatusWarningBackground1,
    borderTopColor: tokens.colorStatusWarningBorder1,
    borderRightColor: tokens.colorStatusWarningBorder1,
    borderBottomColor: tokens.colorStatusWarningBorder1,
    borderLeftColor: tokens.colorStatusWarningBorder1,
  },
  success: {
    backgroundColor: tokens.colorStatusSuccessBackground1,
    borderTopColor: tokens.colorStatusSuccessBorder1,
    borderRightColor: tokens.colorStatusSuccessBorder1,
    borderBottomColor: tokens.colorStatusSuccessBorder1,
    borderLeftColor: tokens.colorStatusSuccessBorder1,
  },
  info: {},
})
const useIconStyles = makeStyles({
  error: { color: tokens.colorStatusDangerForeground1 },
  warning: { color: tokens.colorStatusWarningForeground3 },
  success: { color: tokens.colorStatusSuccessForeground1 },
  info: {},
})
const icons = {
  error: DiamondDismissFilled,
  warning: WarningFilled,
  success: CheckmarkCircleFilled,
  info: InfoFilled,
}

const Message = createContext<{ titleId?: string; multiline?: boolean }>({})

type Props = ComponentProps<'div'> & {
  intent?: keyof typeof icons
  shape?: 'rounded' | 'square'
  /** `multiline`: its text is long, and what can be done stands below it. */
  layout?: 'multiline'
  icon?: ReactElement
}

/**
 * A message where it matters, as Fluent's looks. Ours needs no look at its own width, and is a third as large: it comes
 * with the first part of the program, because it is what tells that nothing more can come.
 */
export function MessageBar({
  intent = 'info',
  shape,
  layout,
  icon,
  role = 'group',
  className,
  children,
  ...root
}: Props) {
  const styles = useStyles()
  const iconStyles = useIconStyles()
  const titleId = useId()
  const named = { role, 'aria-labelledby': titleId }
  const Icon = icons[intent]
  const multiline = layout === 'multiline'
  const look = mergeClasses(
    styles.root,
    multiline && styles.multiline,
    shape === 'square' && styles.square,
    styles[intent],
    className,
  )
  return (
    <Message.Provider value={{ titleId, multiline }}>
      <div {...named} {...root} className={look}>
        <div className={mergeClasses(styles.icon, iconStyles[intent])}>{icon ?? <Icon />}</div>
        {children}
      </div>
    </Message.Provider>
  )
}

type PartProps = { className?: string | undefined; children: ReactNode }

export const MessageBarBody = ({ className, children }: PartProps) => (
  <div className={mergeClasses(useStyles().body, className)}>{children}</div>
)

export const MessageBarTitle = ({ children }: PartProps) => (
  <>
    <span id={useContext(Message).titleId} className={useStyles().title}>
      {children}
    </span>{' '}
  </>
)

/** What can be done. `containerAction` stands at the end of the first line. */
export function MessageBarActions({
  containerAction,
  children,
}: {
  containerAction?: ReactNode
  children?: ReactNode
}) {
  const styles = useStyles()
  const { multiline } = useContext(Message)
  return (
    <>
      {children && <div className={mergeClasses(styles.actions, multiline && styles.below)}>{children}</div>}
      {containerAction && <div className={styles.end}>{containerAction}</div>}
    </>
  )
}
