import { makeStyles, shorthands, tokens } from '@fluentui/react-components'

/** How a value looks that is changed where it stands in a row: a button that shows itself when its row is in reach. */
export const useCellStyles = makeStyles({
  root: {
    boxSizing: 'border-box',
    minWidth: '28px',
    minHeight: '28px',
    maxWidth: 'calc(100% + 14px)',
    margin: '-4px -7px',
    padding: '3px 6px',
    border: '1px solid transparent',
    borderRadius: tokens.borderRadiusMedium,
    background: 'none',
    font: 'inherit',
    color: 'inherit',
    textAlign: 'inherit',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    cursor: 'pointer',
    ':is([role=row]:hover *)': shorthands.borderColor(tokens.colorNeutralStroke1),
    ':is([role=row]:focus-within *)': shorthands.borderColor(tokens.colorNeutralStroke1),
    ':hover': { backgroundColor: tokens.colorNeutralBackground1, color: tokens.colorNeutralForeground1Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
    '@media (hover: none)': shorthands.borderColor(tokens.colorNeutralStroke2),
  },
})
