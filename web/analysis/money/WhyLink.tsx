import { mergeClasses } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { InnerLink } from '../../platform/layout/InnerLink'
import { useFigureLook } from '../../platform/layout/useFigureLook'
import { useAddressWith } from '../../platform/lists/useAddressWith'
import { type Why, whyText } from './why'

type Props = { why: Why; title?: string; className?: string; children: ReactNode }

/** A figure, and the way to what it is the sum of. */
export function WhyLink({ why, title, className, children }: Props) {
  const look = useFigureLook()
  const text = whyText(why)
  return (
    <InnerLink
      to={useAddressWith('why')(text)}
      className={mergeClasses(look.root, className)}
      title={title}
      data-record={text}
    >
      {children}
    </InnerLink>
  )
}
