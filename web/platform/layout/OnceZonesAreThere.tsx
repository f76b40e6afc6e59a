import { type ReactNode, useContext } from 'react'
import { TimeZones } from '../formats/useTimeZones'
import { Loading } from './Loading'

/** What asks for the days of an organization waits until it is known where they begin. */
export const OnceZonesAreThere = ({ children }: { children: ReactNode }) =>
  useContext(TimeZones) ? children : <Loading rows={10} />
