import type { View } from '../platform/module'

/** Has the code of a view come when somebody points at its link or has come to it by keys: it may be opened next. */
export const fetchView = ({ fetch }: View) => {
  // What fails to come is tried again when the view is opened.
  const near = () => void fetch?.().catch(() => undefined)
  return { onPointerEnter: near, onFocus: near }
}
