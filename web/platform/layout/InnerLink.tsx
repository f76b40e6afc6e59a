import type { ComponentProps } from 'react'
import { useHref, useLinkClickHandler } from 'react-router-dom'

type Props = Omit<ComponentProps<'a'>, 'href'> & { to: string }

/** A link within the product, without a look. The router's has much with it that only pages from a server need. */
export function InnerLink({ to, onClick, children, ...anchor }: Props) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to)
  return (
    <a
      {...anchor}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) follow(event)
      }}
    >
      {children}
    </a>
  )
}
