import type { Config } from '@prumo/platform/config'

/** Months go by in seconds: on a port that nobody is given, for sessions of a day, without a mail to anybody. */
export const toFill = (served: Config): Config => ({
  ...served,
  PORT: 0,
  HOST: '127.0.0.1',
  SMTP_URL: undefined,
  NOTIFICATION_MAILS: 'off',
  SESSION_IDLE_MINUTES: 8 * 60,
  SIGN_INS_PER_ACCOUNT: 1_000_000,
  SIGN_INS_PER_NETWORK: 1_000_000,
  REQUESTS_PER_MINUTE: 1_000_000,
})
