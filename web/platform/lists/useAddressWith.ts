import { useLocation } from 'react-router-dom'
import { withParameter } from './useAddress'

/** The address of this screen with a parameter set, for a link to what a row opens there. */
export function useAddressWith(name: string): (value: string) => string {
  const { pathname, search } = useLocation()
  return (value) => `${pathname}?${withParameter(new URLSearchParams(search), name, value)}`
}
