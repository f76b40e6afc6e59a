import type { ZonesInForce } from '@prumo/contracts/organization/zoneAt'
import { createContext, useContext } from 'react'

/** So it is outside of an organization. */
const noneChosen: ZonesInForce = []

/** The time zones that the organization has chosen; `undefined` until they are there. */
export const TimeZones = createContext<ZonesInForce | undefined>(noneChosen)

/** The time zones that the organization has chosen. Until they are there, what is shown names Brasília's. */
export const useTimeZones = (): ZonesInForce => useContext(TimeZones) ?? noneChosen
