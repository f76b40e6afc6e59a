import type { ReactNode } from 'react'
import { FailureBar } from '../platform/layout/FailureBar'
import { Loading } from '../platform/layout/Loading'
import { OnceZonesAreThere } from '../platform/layout/OnceZonesAreThere'
import { useQuery } from '../platform/server/useQuery'
import { AskManager } from './AskManager'

/** What only the main administrator of the plan sees; everybody else reads whom to ask. */
export function ForManager({ children }: { children: ReactNode }) {
  const { data: me, error, mutate } = useQuery('me', {})
  if (!me) return error ? <FailureBar failure={error} onRetry={() => void mutate()} /> : <Loading rows={8} />
  return me.administrator ? (
    <OnceZonesAreThere>{children}</OnceZonesAreThere>
  ) : (
    <AskManager companyName={me.companyName} />
  )
}
