import { aSecret } from './aSecret'

/** The environment of a Prumo of tests: many people sign in from one address, and nothing outside is asked. */
export const worldSettings = (databaseUrl: string, folder: string): Record<string, string> => ({
  PORT: '0',
  PRUMO_DATA: folder,
  DATABASE_URL: databaseUrl,
  PRUMO_SECRET: aSecret,
  LOG_LEVEL: 'error',
  SIGN_INS_PER_ACCOUNT: '1000',
  SIGN_INS_PER_NETWORK: '100000',
  WRONG_PASSWORDS_PER_HOUR: '100000',
  HEADS_PER_HOUR: '100000',
  COPIES_PER_HOUR: '100000',
  PICTURES_PER_HOUR: '100000',
  REQUESTS_PER_MINUTE: '1000000',
  NOTICES_PER_MINUTE: '1000000',
  // What is mailed is on record a while later; only tests of these mails expect that.
  NOTIFICATION_MAILS: 'off',
  // No test asks anybody outside.
  ADDRESS_LOOKUP: 'off',
  PUBLIC_URL: 'http://localhost:9999',
  SUPPORT_EMAIL: 'suporte@prumo.example',
})
