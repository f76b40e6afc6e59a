import { type DestinationStream, destination, type Logger as Pino, pino, stdTimeFunctions } from 'pino'

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

/** The one code that is no secret. */
class ErrorCode {
  constructor(private readonly text: string) {}
  toJSON() {
    return this.text
  }
}

/** What else hangs on an error (a row, a query's values) may be somebody's data: it stays out. */
const serialized = (error: unknown) => {
  if (!(error instanceof Error)) return { type: typeof error }
  const { code } = error as { code?: unknown }
  return {
    type: error.name,
    message: withoutAddresses(error.message),
    ...(typeof code === 'string' && { code: new ErrorCode(code) }),
    stack: withoutAddresses(error.stack ?? ''),
  }
}

const withoutAddresses = (text: string) => text.replace(/[\w.%+-]+@[\w-]+\.[\w.-]+/g, '[redacted]')

/** JSON lines on standard output. Secrets and personal data are cut out wherever they stand up to three levels deep. */
export const openLogger = (level: string, to: DestinationStream = destination()): Logger =>
  pino(
    {
      level,
      base: null,
      timestamp: stdTimeFunctions.isoTime,
      serializers: { err: serialized },
      redact: {
        paths: secretFields.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]),
        censor: (value: unknown) => (value instanceof ErrorCode ? value : '[redacted]'),
      },
    },
    to,
  )
