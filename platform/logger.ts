import { type Logger as Pino, pino } from 'pino'

export type Logger = Pino

const secretFields = [
  'password',
  'currentPassword',
  'code',
  'token',
  'cookie',
  'authorization',
  'email',
  'phone',
  'name',
  'lastName',
]

/** JSON lines on standard output. Secrets and personal data are cut out wherever they stand up to three levels deep. */
export const openLogger = (level: string): Logger =>
  pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: secretFields.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]), censor: '[redacted]' },
  })
