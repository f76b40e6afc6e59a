import { FieldContextProvider } from '@fluentui/react-components'
import type { ReactNode } from 'react'

/** Boxes to tick within one frame: each keeps an id and a name of its own, which the frame would else give alike to all of them. */
export const SeparateCheckboxes = ({ children }: { children: ReactNode }) => (
  <FieldContextProvider value={undefined}>{children}</FieldContextProvider>
)
