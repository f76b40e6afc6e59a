import type { Message } from '@prumo/contracts/message'
import { largestLogotipo } from '@prumo/contracts/organization/company'
import { HttpProblem } from '@prumo/platform/errors'
import type { FileStore } from '@prumo/platform/files/fileStore'
import type { RateLimits } from '@prumo/platform/http/rateLimits'
import { safeGet } from '@prumo/platform/http/safeGet'
import { newId } from '@prumo/platform/ids'
import type { Logger } from '@prumo/platform/telemetry/logger'
import { asSystem } from '../pipeline/asSystem'
import type { Cause } from '../pipeline/command'
import type { CommandRunner } from '../pipeline/commandRunner'
import type { Domain } from '../pipeline/domain'
import { company } from './company'
import type { Logotipo } from './companyState'
import { type Picture, pictureIn } from './pictureIn'

export type LogotipoParts = {
  runner: Pick<CommandRunner, 'runInternal'>
  files: FileStore
  limits: Pick<RateLimits, 'fetchPicture'>
  logger: Logger
}
/** The organization, and the command that saved its record. */
type Saving = { organizationId: string; savedBy: string }
type Parts = LogotipoParts & Pick<Domain, 'aggregates'>

const fetchMs = 5000

/**
 * Copies the picture at the company's link once, so that sign-in and the shell show it from our own origin. Where that
 * fails the company has no logo: saving again tries again. The content of a logo that is no longer shown is removed.
 */
export async function copyLogotipo(parts: Parts, saving: Saving, before: Logotipo | null) {
  const { files, runner, aggregates } = parts
  const { organizationId, savedBy } = saving
  const stateNow = async () => (await aggregates.load(company, `organization-${organizationId}`)).state
  const link = (await stateNow())?.company.logotipoUrl
  const isCopied = async () => (await stateNow())?.logotipo?.logotipoUrl === link
  if (link && !(await isCopied())) {
    const copied = await fetched(parts, link, organizationId)
    if (copied) {
      await runner.runInternal(keepLogotipo(organizationId, copied), causeIn(organizationId, savedBy))
      if ((await stateNow())?.logotipo?.storageKey !== copied.storageKey) await files.remove(copied.storageKey)
    }
  }
  if (before && (await stateNow())?.logotipo?.storageKey !== before.storageKey) await files.remove(before.storageKey)
}

const causeIn = (organizationId: string, savedBy: string): Cause => ({
  id: newId(),
  ...asSystem,
  organizationId,
  origin: null,
  correlationId: savedBy,
})

const keepLogotipo = (organizationId: string, logotipo: Logotipo): Message => ({
  type: 'KeepLogotipo',
  data: { organizationId, ...logotipo },
})

/** The picture at this link, kept; `undefined` where there is none that we take. */
async function fetched(
  { files, limits, logger }: Parts,
  logotipoUrl: string,
  organizationId: string,
): Promise<Logotipo | undefined> {
  try {
    await limits.fetchPicture(organizationId)
    const { bytes } = await safeGet(logotipoUrl, { mostBytes: largestLogotipo, timeoutMs: fetchMs })
    const picture = await pictureIn(bytes)
    return picture && (await kept(files, logotipoUrl, bytes, picture))
  } catch (error) {
    // The reasons are the other server's, or that somebody asks too often: the company is saved all the same.
    if (!(error instanceof HttpProblem)) logger.warn({ err: error, organizationId }, 'could not copy a logo')
    return undefined
  }
}

async function kept(files: FileStore, logotipoUrl: string, bytes: Uint8Array, picture: Picture): Promise<Logotipo> {
  const storageKey = newId()
  const whole = async function* () {
    yield bytes
  }
  const { sha256 } = await files.put(storageKey, whole(), bytes.length)
  return { logotipoUrl, ...picture, size: bytes.length, sha256, storageKey }
}
