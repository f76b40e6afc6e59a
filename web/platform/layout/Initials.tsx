import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { withoutMark } from '@prumo/contracts/markedNames'

const useStyles = makeStyles({
  root: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    // A button gives its icon less room: a circle stays one.
    flexShrink: 0,
    width: '22px',
    height: '22px',
    borderRadius: '50%',
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground2,
    fontSize: '10px',
    fontWeight: tokens.fontWeightSemibold,
  },
  large: {
    width: '28px',
    height: '28px',
    backgroundColor: tokens.colorBrandBackgroundStatic,
    color: tokens.colorNeutralForegroundStaticInverted,
    fontSize: tokens.fontSizeBase200,
  },
  gone: {
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground2,
    outline: `1px dashed ${tokens.colorNeutralStrokeAccessible}`,
    outlineOffset: '-1px',
  },
})

type Props = { name: string; label?: string; size?: 22 | 28; gone?: boolean }

/**
 * Somebody in two letters, with the whole name, or what is said of them, for whoever asks; `gone` is drawn as absent.
 * Lighter than an avatar: boards show hundreds.
 */
export function Initials({ name, label = name, size = 22, gone = false }: Props) {
  const styles = useStyles()
  const words = withoutMark(name).trim().split(/\s+/)
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => [...(word ?? '')][0] ?? '')
  return (
    <span
      className={mergeClasses(styles.root, size === 28 && styles.large, gone && styles.gone)}
      role="img"
      aria-label={label}
      title={label}
    >
      {letters.join('').toUpperCase()}
    </span>
  )
}
