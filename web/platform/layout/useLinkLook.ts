import { makeStyles, tokens } from '@fluentui/react-components'

/** How a link looks in the words of a sentence or beside a title. `button`: what acts and leads nowhere. */
export const useLinkLook = makeStyles({
  root: {
    color: tokens.colorBrandForegroundLink,
    textDecorationLine: 'none',
    display: 'inline-block',
    minHeight: '24px',
    lineHeight: '24px',
    ':hover': { color: tokens.colorBrandForegroundLinkHover, textDecorationLine: 'underline' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, borderRadius: tokens.borderRadiusSmall },
  },
  button: {
    padding: 0,
    border: 'none',
    backgroundColor: 'transparent',
    fontFamily: 'inherit',
    fontSize: 'inherit',
    fontWeight: 'inherit',
    textAlign: 'inherit',
    cursor: 'pointer',
  },
})
