import { useEffect, useState } from 'react'
import type { PointedRow } from './renderer'
import { tipActs } from './tipActs'

/** Which row is told of beside its bar: what is pointed at or has the focus, until that is over or something edited. */
export function useGanttTip(isEdited: boolean) {
  const [shown, setShown] = useState<PointedRow>()
  const [acts] = useState(() => tipActs(setShown))
  useEffect(() => acts.end, [acts])
  useEffect(() => {
    if (isEdited) acts.forget()
  }, [isEdited, acts])
  return { shown, ...acts }
}
