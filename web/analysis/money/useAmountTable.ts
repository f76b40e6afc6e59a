import { makeStyles, tokens } from '@fluentui/react-components'

/** How a table of amounts looks; where it is wider than its room, it scrolls by itself. */
export const useAmountTable = makeStyles({
  scroller: { overflowX: 'auto', ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` } },
  table: {
    borderCollapse: 'collapse',
    fontVariantNumeric: 'tabular-nums',
    '& th, & td': {
      padding: '4px 10px',
      borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
      textAlign: 'right',
      whiteSpace: 'nowrap',
      fontWeight: tokens.fontWeightRegular,
    },
    '& thead th': {
      backgroundColor: tokens.colorNeutralBackground3,
      fontSize: tokens.fontSizeBase200,
      fontWeight: tokens.fontWeightSemibold,
    },
    '& tr > :first-child': { textAlign: 'left', whiteSpace: 'normal', minWidth: '140px' },
    '& tfoot th, & tfoot td': { fontWeight: tokens.fontWeightSemibold },
  },
})
