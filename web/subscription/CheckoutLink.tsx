import { Button, type ButtonProps } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { addresses } from '../platform/addresses'

type Props = {
  /** What is paid there: an order, or a payment that was begun. */
  of?: Parameters<typeof addresses.checkout>[0]
  appearance?: ButtonProps['appearance']
  label?: string
  children: ReactNode
}

/** Leads to checkout. That is a document of its own, so the browser loads it. */
export function CheckoutLink({ of, appearance = 'secondary', label, children }: Props) {
  return (
    <Button as="a" href={addresses.checkout(of)} appearance={appearance} {...(label && { 'aria-label': label })}>
      {children}
    </Button>
  )
}
