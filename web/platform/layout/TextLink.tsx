import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { inPast, usePast } from '../server/past'

const useStyles = makeStyles({
  root: {
    color: tokens.colorBrandForegroundLink,
    textDecorationLine: 'none',
    display: 'inline-block',
    minHeight: '24px',
    lineHeight: '24px',
    ':hover': { color: tokens.colorBrandForegroundLinkHover, textDecorationLine: 'underline' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, borderRadius: tokens.borderRadiusSmall },
  },
})

/** A link within the product, in the words of a sentence or beside a title. */
export function TextLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={inPast(usePast(), to)} className={useStyles().root}>
      {children}
    </Link>
  )
}
