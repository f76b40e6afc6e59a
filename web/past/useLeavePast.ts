import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/** Shows today what the screen shows of the past. */
export function useLeavePast() {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return useCallback(() => {
    const params = new URLSearchParams(search)
    params.delete('asOf')
    void navigate({ pathname, search: String(params) }, { state: { leavesPast: true } })
  }, [navigate, pathname, search])
}
