import { makeStyles, tokens } from '@fluentui/react-components'

/** A list of things to take away, each with its menu or button; on a phone these stand below. */
export const useRowStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM}`,
    padding: '6px 0',
    borderTop: `1px solid ${tokens.colorNeutralStroke3}`,
  },
  name: { flexGrow: 1, flexBasis: '220px', minWidth: 0, overflowWrap: 'anywhere' },
  quiet: { color: tokens.colorNeutralForeground3 },
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    paddingBottom: '6px',
  },
})
