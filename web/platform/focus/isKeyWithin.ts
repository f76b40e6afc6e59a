import type { KeyboardEvent } from 'react'

/** Whether a key was pressed in the element itself: React tells it of those in what it has opened elsewhere, too. */
export const isKeyWithin = ({ currentTarget, target }: KeyboardEvent): boolean =>
  target instanceof Node && currentTarget.contains(target)
