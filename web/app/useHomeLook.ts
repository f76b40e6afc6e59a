import { makeStyles, tokens } from '@fluentui/react-components'

/** How the cards of the dashboard look: a head, and lines that lead somewhere. */
export const useHomeLook = makeStyles({
  head: { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline' },
  list: { listStyleType: 'none', margin: 0, padding: 0, display: 'flex', flexDirection: 'column' },
  line: {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    gap: '2px 12px',
    padding: '8px 0',
    borderTop: `1px solid ${tokens.colorNeutralStroke3}`,
    color: 'inherit',
    textDecorationLine: 'none',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
  },
  quiet: { color: tokens.colorNeutralForeground3 },
  clip: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
})
