import { FieldContextProvider } from '@fluentui/react-components'
import type { ReactNode } from 'react'

/** Checkboxes within one field that keep ids and names of their own; the field would give all of them the same. */
export const SeparateCheckboxes = ({ children }: { children: ReactNode }) => (
  <FieldContextProvider value={undefined}>{children}</FieldContextProvider>
)
