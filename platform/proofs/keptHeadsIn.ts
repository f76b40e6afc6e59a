import type { QueryResultRow } from 'pg'
import type { Foundation } from '../foundation'
import { onDatabase } from '../postgres/onDatabase'

export type Kept = Pick<Foundation, 'config' | 'urlFor'>

/** The columns of a head. */
export const recordedHead = 'organization_id as "organizationId", size::int as size, checkpoint, verifier_key as key'

/** Rows of the read model of signed heads, of every organization; none where nothing was folded yet. */
export const keptHeadsIn = <Row extends QueryResultRow>({ urlFor }: Kept, columns: string, rest: string) =>
  onDatabase(urlFor('prumo_projection'), async (client): Promise<Row[]> => {
    const { rows } = await client.query<{ is: boolean }>(`select to_regclass('read.audit_heads') is not null as is`)
    if (!rows[0]?.is) return []
    return (await client.query<Row>(`select ${columns} from read.audit_heads ${rest}`)).rows
  })
