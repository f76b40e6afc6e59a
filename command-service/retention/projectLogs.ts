import { auditsEverything } from '@prumo/contracts/access'
import { oneByOne } from '@prumo/platform/concurrency/oneByOne'
import { newId } from '@prumo/platform/ids'
import type { Mail } from '@prumo/platform/mail/mail'
import { advisoryLocks } from '@prumo/platform/postgres/advisoryLocks'
import { alone } from '@prumo/platform/postgres/alone'
import type { Logger } from '@prumo/platform/telemetry/logger'
import type { Pool } from 'pg'
import { heads } from '../audit/heads'
import { account } from '../identity/account'
import { actorOf } from '../identity/actorOf'
import { provenAddress } from '../identity/provenAddress'
import type { Ledger, ProjectLog } from '../ledger/ledger'
import { company } from '../organization/company'
import { asSystem } from '../pipeline/asSystem'
import type { Cause } from '../pipeline/command'
import type { CommandRunner } from '../pipeline/commandRunner'
import type { Domain } from '../pipeline/domain'
import { project } from '../projects/project'
import { dueStep } from '../projects/retentionRules'
import { mailOfErasure } from './mailOfErasure'

type Parts = {
  pool: Pool
  runner: CommandRunner
  domain: Domain
  ledger: Ledger
  mail: Mail
  publicUrl: string
  logger: Logger
}
type Loaded = NonNullable<Awaited<ReturnType<typeof loadProject>>>

const loadProject = async ({ aggregates }: Domain, projectId: string) =>
  (await aggregates.load(project, `project-${projectId}`)).state

/** Announces and does, for each finished project, what is due of its action log. */
export function projectLogs({ pool, runner, domain, ledger, mail, publicUrl, logger }: Parts) {
  const { aggregates, now } = domain

  const announce = async (finished: Loaded, erasesOn: string) => {
    const { projectId, details } = finished
    const link = `${publicUrl}/projects/${projectId}/action-log?views=yes`
    // The notice is on the record only once it was sent: broken off in between, it is sent again.
    for (const { email, language } of await answerable(finished))
      await mail.send(mailOfErasure(email, language, { pitch: details.pitch, erasesOn, link }))
    await runner.runInternal({ type: 'AnnounceErasure', data: { projectId } }, causeIn(finished))
  }

  const erase = async (finished: Loaded, { entries, firstAt, lastAt, exportedAt }: ProjectLog) => {
    if (!firstAt || !lastAt || entries === 0) return
    const { state } = await aggregates.load(heads, `heads-${finished.organizationId}`)
    const head = state.last && { size: state.last.size, root: state.last.root }
    const data = { projectId: finished.projectId, from: firstAt, to: lastAt, count: entries, head, exportedAt }
    await runner.runInternal({ type: 'EraseActionLog', data }, causeIn(finished))
  }

  /** Owner, managers, and everybody who audits the whole organization, as far as their addresses are proven. */
  const answerable = async ({ organizationId, ownerId, roles }: Loaded) => {
    const { state } = await aggregates.load(company, `organization-${organizationId}`)
    const recipients = []
    for (const userId of Object.keys(state?.users ?? {})) {
      const user = await actorOf(aggregates, userId, organizationId, now().toISOString())
      const leads = userId === ownerId || (Object.hasOwn(roles, userId) && roles[userId]?.includes('manager'))
      if (!leads && !(user && auditsEverything(user))) continue
      const { state: opened } = await aggregates.load(account, `account-${userId}`)
      const email = provenAddress(opened)
      if (opened && email) recipients.push({ email, language: opened.language })
    }
    return recipients
  }

  const lookAt = async (kept: ProjectLog) => {
    const finished = await loadProject(domain, kept.projectId)
    if (!finished || finished.deleted) return
    const zones = await domain.zonesOf(finished.organizationId)
    const due = dueStep(finished.retention, { at: now().toISOString(), zones })
    if (due?.step === 'announce') await announce(finished, due.erasesOn)
    if (due?.step === 'erase') await erase(finished, kept)
  }

  return (): Promise<void> =>
    alone(pool, advisoryLocks.retention, async () => {
      await ledger.upToDate()
      await oneByOne(await ledger.finished(), lookAt, (error, { projectId }) =>
        logger.error({ err: error, projectId }, 'retention of a project’s action log failed; will retry'),
      )
    })
}

const causeIn = ({ organizationId }: Loaded): Cause => ({ id: newId(), ...asSystem, organizationId, origin: null })
