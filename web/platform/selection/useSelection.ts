import { useEffect, useState } from 'react'
import { selectionOf } from './selectionOf'

/** A screen's selection. It follows what the screen shows; while that is not known, it stays as it is. */
export function useSelection(lists: readonly (readonly string[])[] | undefined) {
  const [selection] = useState(selectionOf)
  useEffect(() => {
    if (lists) selection.show(lists)
  }, [selection, lists])
  return selection
}
