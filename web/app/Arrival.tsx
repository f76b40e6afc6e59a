import { Outlet } from 'react-router-dom'
import { useArrival } from './useArrival'

/** Around every screen. */
export function Arrival() {
  useArrival()
  return <Outlet />
}
