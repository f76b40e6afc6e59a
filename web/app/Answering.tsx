import type { ReactNode } from 'react'
import { SWRConfig } from 'swr'
import { TimeZones } from '../platform/formats/useTimeZones'
import { isTemporary } from '../platform/server/isTemporary'
import { useQuery } from '../platform/server/useQuery'

/** How answers of the server are kept and asked for again. */
const answering = {
  revalidateOnFocus: true,
  dedupingInterval: 500,
  shouldRetryOnError: isTemporary,
  errorRetryInterval: 1000,
  errorRetryCount: 6,
}

/** Around all that asks the server, and says in which time zones the organization was and is. */
export const Answering = ({ children }: { children: ReactNode }) => (
  <SWRConfig value={answering}>
    <InTimeZones>{children}</InTimeZones>
  </SWRConfig>
)

function InTimeZones({ children }: { children: ReactNode }) {
  const { data: me } = useQuery('me', {})
  return <TimeZones.Provider value={me?.timeZones}>{children}</TimeZones.Provider>
}
