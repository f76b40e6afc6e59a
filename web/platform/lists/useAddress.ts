import { useSearchParams } from 'react-router-dom'

type Change = (address: URLSearchParams) => URLSearchParams

/**
 * The part of the address behind `?`, and how to change it. A change follows the latest address, which a slow screen
 * may not show yet. `replace`: the way back does not lead to before it.
 */
export function useAddress(): [URLSearchParams, (change: Change, options?: { replace?: boolean }) => void] {
  const [address, setAddress] = useSearchParams()
  const change = (changed: Change, options: { replace?: boolean } = {}) =>
    setAddress(changed(new URLSearchParams(location.search)), options)
  return [address, change]
}

/** The address with this parameter; without one that is empty. */
export function withParameter(address: URLSearchParams, name: string, value: string | undefined): URLSearchParams {
  const after = new URLSearchParams(address)
  if (value) after.set(name, value)
  else after.delete(name)
  return after
}
