import type { ComponentType } from 'react'

/** A part of the product as this page shows it. Its name is that of the text that says when to use it. */
export type Part = { name: string; file: string; Example: ComponentType }
