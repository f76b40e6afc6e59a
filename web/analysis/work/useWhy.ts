import { isCalendarDay } from '../../platform/formats/dates'
import { useAddress, withParameter } from '../../platform/lists/useAddress'

/** What a figure is asked about: its measure, or a reason to leave tasks out; at another day, or as reported then. */
export type OpenWhy = {
  why?: string | undefined
  leftOut?: string | undefined
  at?: string | undefined
  then?: 'yes' | undefined
}

/** What is asked "why?" in the address, and how to ask it of another figure or of none. */
export function useWhy(): [OpenWhy | undefined, (open: OpenWhy | undefined) => void] {
  const [address, setAddress] = useAddress()
  const value = (name: string) => address.get(name) ?? undefined
  const [why, leftOut, at] = [value('why'), value('leftOut'), value('at')]
  const isOpen = why !== undefined || leftOut !== undefined
  const open: OpenWhy | undefined = isOpen
    ? {
        why,
        leftOut,
        at: at !== undefined && isCalendarDay(at) ? at : undefined,
        then: address.get('then') === 'yes' ? 'yes' : undefined,
      }
    : undefined
  const ask = (next: OpenWhy | undefined) =>
    setAddress(
      (now) =>
        (['why', 'leftOut', 'at', 'then'] as const).reduce(
          (after, name) => withParameter(after, name, next?.[name]),
          now,
        ),
      { replace: isOpen },
    )
  return [open, ask]
}
