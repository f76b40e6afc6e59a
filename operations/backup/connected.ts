import { onDatabase } from '@prumo/platform/postgres/onDatabase'
import type { ClientBase } from 'pg'

/** Values are written and read alike, whatever a server or a role is set to. */
const options =
  '-c timezone=UTC -c datestyle=ISO -c intervalstyle=postgres -c extra_float_digits=3 -c statement_timeout=0'

/** Works on a connection of its own, as the database's owner. */
export const connected = <Answer>(ownerUrl: string, work: (client: ClientBase) => Promise<Answer>): Promise<Answer> =>
  onDatabase(ownerUrl, work, options)
