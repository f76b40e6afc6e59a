import { Button, type ButtonProps } from '@fluentui/react-components'
import type { MouseEvent, ReactNode } from 'react'
import { useHref, useLinkClickHandler } from 'react-router-dom'
import { inPast, usePast } from '../server/past'

type Props = { to: string; appearance?: ButtonProps['appearance']; size?: ButtonProps['size']; children: ReactNode }

/** What looks like a button and leads somewhere within the product: it can be opened in a new tab like any link. */
export function ButtonLink({ to: address, appearance = 'secondary', size = 'medium', children }: Props) {
  const to = inPast(usePast(), address)
  const follow = useLinkClickHandler<HTMLAnchorElement>(to)
  return (
    <Button
      as="a"
      href={useHref(to)}
      appearance={appearance}
      size={size}
      onClick={(event: MouseEvent<HTMLAnchorElement>) => follow(event)}
    >
      {children}
    </Button>
  )
}
