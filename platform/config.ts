import { defaultPrices, type Prices, prices } from '@prumo/contracts/subscription/plans'
import { z } from 'zod'
import { fileFault } from './files/fileFault'
import { LogInDoubt } from './logIdentity/logInDoubt'

const flag = z
  .enum(['true', 'false'])
  .default('false')
  .transform((word) => word === 'true')
const hops = z
  .string()
  .regex(/^(true|false|\d{1,2})$/, { error: 'true, false or a number of proxies' })
  .default('false')
  .transform((word) => (word === 'true' ? 1 : Number(word === 'false' ? 0 : word)))
const count = (fallback: number) => z.coerce.number().int().positive().default(fallback)
const key = (form: RegExp, error: string) => z.string().regex(form, { error }).optional()
const port = z.coerce.number().int().min(0).max(65_535)

/** Prices as an operator writes them; nothing where they are not. */
function pricesIn(text: string): Prices | undefined {
  try {
    return prices.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

const variables = z.object({
  PORT: port.default(9999),
  /** The one address on which it listens; on all of them without it. */
  HOST: z.string().optional(),
  /** Where the embedded Postgres, uploads, mails and the installation's secret live. */
  PRUMO_DATA: z.string().default('.prumo'),
  /** A Postgres of one's own (a role that may create roles); the embedded one without it. */
  DATABASE_URL: z.url().optional(),
  /** The event log is on this EventStoreDB; on Postgres without it. */
  EVENTSTORE_URL: z
    .string()
    .regex(/^(esdb|kurrentdb)(\+discover)?:\/\//)
    .optional(),
  /** Brokers, parted by commas, that carry the events to the projections; without them these follow the log. */
  KAFKA_BROKERS: z
    .string()
    .regex(/^[^\s,:]+:\d+(,[^\s,:]+:\d+)*$/)
    .transform((brokers) => brokers.split(','))
    .optional(),
  KAFKA_TOPIC: z
    .string()
    .regex(/^[\w.-]{1,200}$/)
    .default('prumo.events'),
  /** Into how many shards the read models are parted under Kafka: the partitions of its topic. */
  KAFKA_SHARDS: count(8),
  /** Where Prometheus may ask. A port of its own, so that it is not open to whoever reaches the product. */
  METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  /** Where OpenTelemetry's traces are sent (OTLP over HTTP). */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url().optional(),
  /** The address in mails and links. */
  PUBLIC_URL: z.url().optional(),
  /** Where the client is served from, if not by Prumo itself: its development server. */
  CLIENT_ORIGIN: z.url().optional(),
  PRUMO_SECRET: z.string().min(32).optional(),
  /** The file of the key that signs the log's heads; one of the data folder without it. Made where it is missing. */
  LOG_SIGNING_KEY: z.string().optional(),
  /** Where signed heads are kept, beside the database; in the data folder without it. */
  HEADS_FOLDER: z.string().optional(),
  /** A bucket with S3's protocol for the files; without it the data folder. The first four are set together. */
  FILES_S3_ENDPOINT: z.url().optional(),
  FILES_S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)
    .optional(),
  FILES_S3_KEY: z.string().min(1).optional(),
  FILES_S3_SECRET: z.string().min(1).optional(),
  FILES_S3_REGION: z.string().min(1).default('us-east-1'),
  SMTP_URL: z.url().optional(),
  /** `off`: people are notified in Prumo only. */
  NOTIFICATION_MAILS: z.enum(['on', 'off']).default('on'),
  /** `off`: no postal code is looked up at the services outside that know its address. */
  ADDRESS_LOOKUP: z.enum(['on', 'off']).default('on'),
  MAIL_FROM: z.string().default('Prumo <prumo@localhost>'),
  /** Where people write to for help; without it they are told to ask whoever runs this Prumo. */
  SUPPORT_EMAIL: z.email().optional(),
  /** One neutral answer where the specification's messages would tell whether an account exists. */
  HIDE_ACCOUNT_EXISTENCE: flag,
  /** How many proxies of one's own a request passes, each of which adds its caller's address to X-Forwarded-For. */
  TRUST_PROXY: hops,
  SESSION_IDLE_MINUTES: count(30),
  SESSION_HOURS: count(8),
  SIGN_INS_PER_ACCOUNT: count(5),
  SIGN_INS_PER_NETWORK: count(100),
  WRONG_PASSWORDS_PER_HOUR: count(50),
  HEADS_PER_HOUR: count(6),
  COPIES_PER_HOUR: count(100),
  PICTURES_PER_HOUR: count(30),
  REQUESTS_PER_MINUTE: count(3000),
  /** What other systems may tell, per address: gateways send thousands at once from a few of them. */
  NOTICES_PER_MINUTE: count(20_000),
  /** Cents of a seat by plan and period, as JSON. */
  PLAN_PRICES: z
    .string()
    .default(JSON.stringify(defaultPrices))
    .transform((text, context) => {
      const read = pricesIn(text)
      if (read) return read
      context.addIssue({ code: 'custom', message: 'write JSON like the default in docs/operations.md: whole cents' })
      return z.NEVER
    }),
  /** Who takes the money for plans. Without it the sandbox, where only this machine reaches Prumo; else none. */
  PAYMENT_GATEWAY: z.enum(['sandbox', 'stripe', 'asaas']).optional(),
  STRIPE_SECRET_KEY: key(/^(sk|rk)_(test|live)_\S+$/, 'a secret key of Stripe begins with sk_test_ or sk_live_'),
  STRIPE_PUBLISHABLE_KEY: key(/^pk_(test|live)_\S+$/, 'a publishable key of Stripe begins with pk_test_ or pk_live_'),
  /** Two of them, parted by a comma, while one takes the place of the other. */
  STRIPE_WEBHOOK_SECRET: key(/^whsec_[^\s,]+(,whsec_[^\s,]+)?$/, 'a signing secret of Stripe begins with whsec_'),
  /** Other than Stripe’s own only in tests. */
  STRIPE_URL: z.url().optional(),
  ASAAS_API_KEY: z.string().min(1).optional(),
  /** What Asaas sends with each notice, as it was typed there. */
  ASAAS_NOTICE_TOKEN: z.string().min(32).optional(),
  ASAAS_URL: z.url().default('https://api.asaas.com'),
  /** The key of a package that draws Gantt charts, which an operator installs. Line breaks may be written as `\n`. */
  GSTC_LICENSE_KEY: z
    .string()
    .min(1)
    .max(10_000)
    .transform((key) => key.replaceAll('\\n', '\n').trim())
    .optional(),
  /** The folder of that package; the one among the packages of Prumo without it. */
  GSTC_FOLDER: z.string().min(1).optional(),
  /** Seals the keys in a backup, and opens them; the operations program asks for it without this. */
  BACKUP_PASSPHRASE: z.string().min(12).optional(),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
})

export type Config = z.infer<typeof variables>

const givenTogether = ['FILES_S3_ENDPOINT', 'FILES_S3_BUCKET', 'FILES_S3_KEY', 'FILES_S3_SECRET'] as const

/** What is configured cannot be. The message names the variable. */
export class WrongConfiguration extends Error {
  constructor(faults: string) {
    super(`wrong configuration: ${faults}`)
    this.name = 'WrongConfiguration'
  }
}

/** The configuration in the environment. Throws `WrongConfiguration`. */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const read = variables.safeParse(environment)
  if (read.success) return wholly(read.data)
  const faults = read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  throw new WrongConfiguration(faults.join('; '))
}

/** What each gateway cannot do without, and where its operator finds it. */
const neededBy = {
  sandbox: {},
  stripe: {
    STRIPE_SECRET_KEY: 'copy it from Stripe’s dashboard, Developers, API keys',
    STRIPE_PUBLISHABLE_KEY: 'copy it from Stripe’s dashboard, Developers, API keys',
    STRIPE_WEBHOOK_SECRET: 'add a webhook to /rest/payment-notices/stripe in Stripe’s dashboard, and copy its secret',
  },
  asaas: {
    ASAAS_API_KEY: 'make one in Asaas, Integrações, Chaves de API',
    ASAAS_NOTICE_TOKEN: 'type it in Asaas, Integrações, Webhooks, to /rest/payment-notices/asaas, and here',
  },
} as const satisfies Record<string, { [Name in keyof Config]?: string }>

function wholly(config: Config): Config {
  const faults = [...faultsOfFiles(config), ...faultsOfGateway(config)]
  if (faults.length > 0) throw new WrongConfiguration(faults.join('; '))
  return config
}

function faultsOfFiles(config: Config): string[] {
  const missing = givenTogether.filter((name) => config[name] === undefined)
  if (missing.length === givenTogether.length) return []
  return missing.map((name) => `${name}: must be set together with the other FILES_S3_…`)
}

function faultsOfGateway(config: Config): string[] {
  const { PAYMENT_GATEWAY: gateway, STRIPE_SECRET_KEY: secret, STRIPE_PUBLISHABLE_KEY: published } = config
  if (!gateway) return []
  const missing = Object.entries<string>(neededBy[gateway]).filter(
    ([name]) => config[name as keyof Config] === undefined,
  )
  const isMixed = gateway === 'stripe' && secret && published && secret.split('_')[1] !== published.split('_')[1]
  return [
    ...missing.map(([name, where]) => `${name}: PAYMENT_GATEWAY=${gateway} needs it: ${where}`),
    ...(isMixed ? ['STRIPE_PUBLISHABLE_KEY: one key is for tests and the other is not; take both from one place'] : []),
  ]
}

/** How a process ends that must not serve (EX_DATAERR, EX_UNAVAILABLE, EX_IOERR and EX_CONFIG of sysexits.h). */
export const exitCodes = { logInDoubt: 65, unavailable: 69, unusableFile: 74, wrongConfiguration: 78 } as const

/**
 * Ends a process that cannot start as it is configured or with these files, or whose log is in doubt, and says why. Any
 * other error goes on.
 */
export function exitWhenWrong(error: unknown): never {
  const fault = fileFault(error)
  if (fault) {
    console.error(`Prumo cannot start: ${fault}.`)
    process.exit(exitCodes.unusableFile)
  }
  if (!(error instanceof WrongConfiguration || error instanceof LogInDoubt)) throw error
  console.error(error.message)
  process.exit(error instanceof LogInDoubt ? exitCodes.logInDoubt : exitCodes.wrongConfiguration)
}

/** Ends a process that serves, whose log is another than it began with. */
export function exitInDoubt(words: string): never {
  console.error(`Prumo stops: ${words}. The next start says what to do.`)
  process.exit(exitCodes.logInDoubt)
}

/** Ends a process whose own Postgres died and cannot be started again. */
export function exitWithoutPostgres(why: string): never {
  console.error(`Prumo stops: its Postgres is gone and does not start again (${why}).`)
  process.exit(exitCodes.unavailable)
}

/** The configuration of a process that starts. */
export function readConfigOrExit(): Config {
  try {
    return readConfig()
  } catch (error) {
    return exitWhenWrong(error)
  }
}
