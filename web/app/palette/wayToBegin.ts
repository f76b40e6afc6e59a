import { withParameter } from '../../platform/lists/useAddress'

type Shown = { pathname: string; search: string }

/** The way to where something is begun. What is shown there already stays narrowed as it is, but in no past. */
export function wayToBegin(address: string, { pathname, search }: Shown): { to: string; replace: boolean } {
  const isShown = `${pathname}/`.startsWith(`${address}/`)
  const kept = isShown ? withParameter(new URLSearchParams(search), 'asOf', undefined).toString() : ''
  return { to: kept ? `${address}?${kept}` : address, replace: address === pathname }
}
