import { isClosedTo } from '@prumo/contracts/access'
import { idMark, markedName } from '@prumo/contracts/markedNames'
import type { OfferedPerson } from '@prumo/contracts/offeredPerson'
import type { Knex } from 'knex'
import type { Asker } from '../pipeline/query'
import { columnsOf } from './columns'
import { memberIdsOf, namedPeople } from './projectMembers'

type Reader = Pick<Asker, 'reader' | 'projectNow'>
export type SeesAddress = (userId: string) => boolean
type Row = { userId: string; name: string; lastName: string; email: string; isNamesake: boolean }
type Named = Omit<OfferedPerson, 'userId'>

/** SQL: whether somebody else of the organization has the name of this account, accents and case aside. */
export const hasNamesake = (alias: string) => `exists (
  select 1 from identity_accounts o
  where o.organization_id = ${alias}.organization_id and o.plain_name = ${alias}.plain_name
    and o.user_id <> ${alias}.user_id and not o.erased
)`

/** Whose addresses somebody is shown elsewhere: their own, the organization's, or those of a project's members. */
export function addressesSeen({ reader, projectNow }: Reader): SeesAddress {
  const seesAll = !isClosedTo(reader, 'organization')
  const ofProject = projectNow && !isClosedTo(reader, 'projects', projectNow) ? memberIdsOf(projectNow) : []
  const seen = new Set([reader.userId, ...ofProject])
  return (userId) => seesAll || seen.has(userId)
}

/**
 * The names of these people by id, without those who were erased. What several of the organization are called ends in
 * a mark: in their address, or, for whoever may not see that, in the end of their id.
 */
export async function peopleNames(
  db: Knex,
  asker: Reader,
  userIds: readonly (string | null)[],
): Promise<Map<string, string>> {
  const named = (await peopleNamed(db, asker.reader.organizationId, userIds))(addressesSeen(asker))
  return new Map([...named].map(([userId, { name }]) => [userId, name]))
}

/** These people as they are offered, in the order of their names. Erased people have none. */
export const offeredPeople = async (db: Knex, asker: Reader, userIds: readonly string[]): Promise<OfferedPerson[]> =>
  namedPeople(userIds, (await peopleNamed(db, asker.reader.organizationId, userIds))(addressesSeen(asker)))

/** The same names, as whoever sees these addresses is shown them. */
export async function peopleNamed(
  db: Knex,
  organizationId: string,
  userIds: readonly (string | null)[],
): Promise<(seesAddress: SeesAddress) => Map<string, Named>> {
  const ids = [...new Set(userIds.filter((id): id is string => id !== null))]
  const rows: Row[] = await db('identity_accounts as i')
    .where({ 'i.organization_id': organizationId, 'i.erased': false })
    .whereIn('i.user_id', ids)
    .select(columnsOf('i', 'userId', 'name', 'lastName', 'email'), db.raw(`${hasNamesake('i')} as "isNamesake"`))
  return (seesAddress) => new Map(rows.map((row) => [row.userId, namedSo(row, seesAddress)]))
}

function namedSo({ userId, name, lastName, email, isNamesake }: Row, seesAddress: SeesAddress): Named {
  const whole = `${name} ${lastName}`.trim()
  if (!isNamesake) return { name: whole }
  const mark = seesAddress(userId) ? email : idMark(userId)
  return { name: markedName(whole, mark), mark }
}
