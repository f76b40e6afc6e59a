import { tokens } from '@fluentui/react-components'

/** The product's sign, in the accent of the theme. */
export const Plumb = ({ size }: { size: number }) => (
  <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true" color={tokens.colorBrandForeground1}>
    <path d="M16 2v13" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
    <path d="M9 15h14l-7 15z" fill="currentColor" />
  </svg>
)
