import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { InnerLink } from '../../platform/layout/InnerLink'
import { useAddressWith } from '../../platform/lists/useAddressWith'
import { type Why, whyText } from './why'

const useStyles = makeStyles({
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

type Props = { why: Why; title?: string; className?: string; children: ReactNode }

/** A figure, and the way to what it is the sum of. */
export function WhyLink({ why, title, className, children }: Props) {
  const styles = useStyles()
  const text = whyText(why)
  return (
    <InnerLink
      to={useAddressWith('why')(text)}
      className={mergeClasses(styles.root, className)}
      title={title}
      data-record={text}
    >
      {children}
    </InnerLink>
  )
}
