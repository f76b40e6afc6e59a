import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { inPast, usePast } from '../server/past'
import { InnerLink } from './InnerLink'

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexShrink: 0,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
  },
  link: {
    display: 'block',
    padding: '0 10px',
    borderRadius: tokens.borderRadiusSmall,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: '22px',
    textDecorationLine: 'none',
    whiteSpace: 'nowrap',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover, color: tokens.colorNeutralForeground1 },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  current: {
    backgroundColor: tokens.colorNeutralBackground1Selected,
    color: tokens.colorNeutralForeground1,
    fontWeight: tokens.fontWeightSemibold,
  },
})

type Choice = { to: string; text: string; isCurrent: boolean }

/** A few addresses of one screen, side by side in its toolbar: one of them is shown. */
export function LinkChoice({ label, choices }: { label: string; choices: readonly Choice[] }) {
  const styles = useStyles()
  const past = usePast()
  return (
    <nav aria-label={label}>
      <ul className={styles.root}>
        {choices.map(({ to, text, isCurrent }) => (
          <li key={to}>
            <InnerLink
              to={inPast(past, to)}
              className={mergeClasses(styles.link, isCurrent && styles.current)}
              {...(isCurrent && { 'aria-current': 'page' as const })}
            >
              {text}
            </InnerLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
