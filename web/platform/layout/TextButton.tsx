import { mergeClasses } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { useLinkLook } from './useLinkLook'

type Props = { className?: string; onClick: () => void; children: ReactNode }

/** What looks like a link and acts where it stands. */
export function TextButton({ className, onClick, children }: Props) {
  const look = useLinkLook()
  return (
    <button type="button" className={mergeClasses(look.root, look.button, className)} onClick={onClick}>
      {children}
    </button>
  )
}
