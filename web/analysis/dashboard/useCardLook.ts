import { makeStyles, tokens } from '@fluentui/react-components'
import { look } from '../../platform/look/look'

/** How the cards of the dashboard look: a head, and lines that lead somewhere. */
export const useCardLook = makeStyles({
  head: { display: 'flex', alignItems: 'center', columnGap: look.room.close, minHeight: '24px' },
  heading: { flexGrow: 1, minWidth: 0 },
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
  late: { color: look.colour.late, fontWeight: tokens.fontWeightSemibold },
  whole: {
    gridColumn: '1 / -1',
    color: tokens.colorNeutralForeground3,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  clip: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
})
