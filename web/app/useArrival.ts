import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { underWay } from '../platform/server/underWay'

/** Tells that what the address leads to is on the screen. */
export function useArrival(): void {
  const { key } = useLocation()
  useEffect(() => underWay.shows(key), [key])
}
