import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { inPast, usePast } from '../server/past'
import { InnerLink } from './InnerLink'

const useStyles = makeStyles({
  root: {
    display: 'block',
    minWidth: 0,
    minHeight: '24px',
    lineHeight: '24px',
    color: 'inherit',
    textDecorationLine: 'none',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    ':hover': { color: tokens.colorBrandForegroundLinkHover, textDecorationLine: 'underline' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  // On a phone a sentence goes on in further lines.
  inSentence: {
    color: tokens.colorBrandForegroundLink,
    '@media (max-width: 800px)': { display: 'inline-block', whiteSpace: 'normal' },
  },
})

type Props = { to: string; title?: string; inSentence?: boolean; children: ReactNode }

/** A link that is cut in its row, in the colour of the text unless it stands in a sentence. */
export function RowLink({ to, title, inSentence = false, children }: Props) {
  const styles = useStyles()
  const address = inPast(usePast(), to)
  return (
    <InnerLink to={address} title={title} className={mergeClasses(styles.root, inSentence && styles.inSentence)}>
      {children}
    </InnerLink>
  )
}
