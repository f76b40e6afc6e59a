import { freePort } from '@prumo/platform/postgres/embedded/freePort'
import { type Cluster, type Entries, startCluster } from '../../tools/cluster/startCluster'
import { aSecret } from '../world/aSecret'
import { trialServer } from './trialServer'

export type Place = { cluster: Cluster; databaseUrl: string; environment: Record<string, string> }

export const settings = {
  PRUMO_SECRET: aSecret,
  LOG_LEVEL: 'silent',
  SIGN_INS_PER_ACCOUNT: '1000',
  SIGN_INS_PER_NETWORK: '100000',
  REQUESTS_PER_MINUTE: '100000000',
}

/** Runs these processes on a Postgres of their own for as long as the trial takes. */
export async function withCluster<T>(entries: Entries, trial: (place: Place) => Promise<T>): Promise<T> {
  const server = await trialServer()
  let cluster: Cluster | undefined
  try {
    const databaseUrl = await server.database()
    const environment = { ...settings, DATABASE_URL: databaseUrl, PRUMO_DATA: await server.folder() }
    cluster = await startCluster(environment, await freePort(), entries)
    return await trial({ cluster, databaseUrl, environment })
  } finally {
    await cluster?.stop()
    await server.stop()
  }
}
