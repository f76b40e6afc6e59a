import { type Config, readConfig } from '@prumo/platform/config'
import { aSecret } from '../world/aSecret'

/** The variables of a process of Prumo's on this database, whose limits nobody who tries faults will reach. */
export const variablesOn = (databaseUrl: string, folder: string) => ({
  PORT: '0',
  PRUMO_DATA: folder,
  DATABASE_URL: databaseUrl,
  PUBLIC_URL: 'http://localhost:9999',
  PRUMO_SECRET: aSecret,
  LOG_LEVEL: 'silent',
  ADDRESS_LOOKUP: 'off',
  SIGN_INS_PER_ACCOUNT: '100000',
  SIGN_INS_PER_NETWORK: '1000000',
  REQUESTS_PER_MINUTE: '100000000',
})

export const settingsOn = (databaseUrl: string, folder: string, more: Record<string, string> = {}): Config =>
  readConfig({ ...variablesOn(databaseUrl, folder), ...more })
