import type { Company } from '@prumo/contracts/organization/company'
import useSWR, { type SWRResponse } from 'swr'
import { request } from '../platform/server/api'
import { Failure } from '../platform/server/failure'

const guardMs = 10_000

/** The whole company record. A server that does not answer within ten seconds counts as out of reach. */
export async function readCompany(): Promise<Company> {
  let guard: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    guard = setTimeout(() => reject(new Failure('service.unreachable', 0)), guardMs)
  })
  try {
    const answer = await Promise.race([request('GET', '/rest/companies'), late])
    return (await answer.json()) as Company
  } finally {
    clearTimeout(guard)
  }
}

/** Saves the whole record, with what was seen of it. */
export const saveCompany = (record: object): Promise<Response> =>
  request('PUT', '/rest/companies', JSON.stringify(record))

/** The company of whoever is signed in: fetched once, whoever asks first, and then shared. */
export const useCompany = (): SWRResponse<Company, Failure> =>
  useSWR<Company, Failure>('company', readCompany, {
    revalidateIfStale: false,
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
  })
