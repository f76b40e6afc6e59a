import { Navigate, useLocation } from 'react-router-dom'

/** The address of an action on an item leads to the item, which offers its actions itself. */
export function ItemOfAction() {
  const { pathname, search } = useLocation()
  return <Navigate to={pathname.replace(/\/[^/]+\/?$/, '') + search} replace />
}
