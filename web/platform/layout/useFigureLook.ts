import { makeStyles, tokens } from '@fluentui/react-components'

/** How a figure looks that leads to what it is the sum of: dots, since only what is bad has a colour. */
export const useFigureLook = makeStyles({
  root: {
    display: 'inline-block',
    minHeight: '24px',
    lineHeight: '24px',
    color: 'inherit',
    whiteSpace: 'nowrap',
    textDecorationLine: 'underline',
    textDecorationStyle: 'dotted',
    textDecorationColor: tokens.colorNeutralForeground3,
    textUnderlineOffset: '3px',
    ':hover': { textDecorationStyle: 'solid' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, borderRadius: tokens.borderRadiusSmall },
  },
})
