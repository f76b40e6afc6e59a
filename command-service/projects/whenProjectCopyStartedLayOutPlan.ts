import type { EventOf } from '@prumo/contracts/index'
import type { Message, Recorded } from '@prumo/contracts/message'
import { type Decider, fold } from '@prumo/platform/decider'
import { Refused } from '@prumo/platform/errors'
import { derivedId } from '@prumo/platform/ids'
import { canvas } from '../canvas/canvas'
import { layOutAreas } from '../canvas/layOutAreas'
import { actorOf } from '../identity/actorOf'
import type { Domain } from '../pipeline/domain'
import type { Doing, Policy } from '../pipeline/policy'
import { plan } from '../tasks/plan'
import type { Plan, PlanContent } from '../tasks/planState'
import { copiedCanvas } from './copiedCanvas'
import { copiedPlan, ranked } from './copiedPlan'
import { lostForCopy } from './copyRights'
import { firstSteps } from './firstSteps'
import { nextCanvasPart } from './nextCanvasPart'
import { nextPart } from './nextPart'
import { project } from './project'
import { projectPlace } from './projectPlace'

type Started = Recorded<EventOf<'ProjectCopyStarted'>>

/**
 * Lays out a project that is copied from another one, in parts that an append has room for. Until the last it is nobody
 * else's.
 */
export const whenProjectCopyStartedLayOutPlan: Policy = {
  name: 'whenProjectCopyStartedLayOutPlan',
  on: {
    ProjectCopyStarted: async (started, doing) => {
      const { state } = await doing.domain.aggregates.load(project, started.stream)
      if (state?.copying !== 'underWay') return
      try {
        await layOut(started, doing)
      } catch (error) {
        if (error instanceof Lost) await end(started, doing, error.reason)
        else if (error instanceof Refused) await end(started, doing, 'refused')
        else throw error
      }
    },
  },
}

type Reason = NonNullable<ReturnType<typeof lostForCopy>>

/** The person who started the copy has lost a right that it needs. */
class Lost extends Error {
  constructor(readonly reason: Reason) {
    super(reason)
  }
}

async function layOut(started: Started, doing: Doing): Promise<void> {
  const { projectId, language } = started.data
  const { commandId } = started.metadata
  const { aggregates } = doing.domain
  await refuseLost(started, doing.domain)
  const content = await contentOf(started, doing.domain)
  for (;;) {
    const { state } = await aggregates.load(plan, `plan-${projectId}`)
    const part = nextPart(content, state)
    if (!part) break
    const step = { type: 'LayOutPart', data: { projectId, ...part.content } }
    await inNameOfAsker(started, doing, step, `plan ${part.name}`)
  }
  await layOutCanvas(started, doing)
  await inNameOfAsker(started, doing, layOutAreas(commandId, { projectId, canvas: 'project', language }), 'areas')
  await inNameOfAsker(started, doing, { type: 'FinishProjectCopy', data: { projectId } }, 'finish')
}

async function layOutCanvas(started: Started, doing: Doing): Promise<void> {
  const { projectId, leftOut } = started.data
  const { aggregates } = doing.domain
  const newId = (what: string) => derivedId(started.metadata.commandId, what)
  const source = await canvasAsOf(doing.domain, started.data)
  const content = source && copiedCanvas(source, { leftOut, newId })
  for (;;) {
    const { state } = await aggregates.load(canvas, `canvas-${projectId}`)
    const part = content && nextCanvasPart(content, state)
    if (!part) return
    const step = { type: 'LayOutCanvasPart', data: { projectId, ...part.content } }
    await inNameOfAsker(started, doing, step, `canvas ${part.name}`)
  }
}

/** The rights of the person who started the copy are read again for each step. */
async function inNameOfAsker(
  started: Started,
  { domain, perform }: Doing,
  step: { type: string; data: object },
  name: string,
) {
  const by = await refuseLost(started, domain)
  await perform(step, name, { actor: started.metadata.actor, by, permissionBasis: 'copy' })
}

async function refuseLost(started: Started, { aggregates, now }: Domain) {
  const { sourceProjectId } = started.data
  const { actor } = started.metadata
  const asker =
    actor.kind === 'user'
      ? await actorOf(aggregates, actor.userId, started.organizationId ?? '', now().toISOString())
      : undefined
  const lost = lostForCopy(asker, await projectPlace(aggregates, sourceProjectId), started.data)
  if (lost || !asker) throw new Lost(lost ?? 'askerLeft')
  return asker
}

const end = ({ data: { projectId } }: Started, { perform }: Doing, reason: Reason) =>
  perform({ type: 'EndProjectCopy', data: { projectId, reason } }, 'end')

/**
 * All that the copy is to have. Ids are made from those of the source and the command, so they are the same whenever
 * this is asked.
 */
async function contentOf({ data, metadata: { commandId } }: Started, domain: Domain): Promise<PlanContent> {
  const { parts, leftOut, language } = data
  const newId = (what: string) => derivedId(commandId, what)
  const content = copiedPlan(await planAsOf(domain, data), { parts, leftOut, newId })
  return content.steps.length > 0 ? content : { ...content, steps: ranked(firstSteps(commandId, language)) }
}

/** The source's plan as it was when the copy started. */
const planAsOf = (domain: Domain, { sourceProjectId, sourceVersion }: Started['data']): Promise<Plan> =>
  stateAsOf(domain, plan, `plan-${sourceProjectId}`, sourceVersion)

/** The source's canvases as they were then; `undefined` where they are not copied. */
const canvasAsOf = async (domain: Domain, { sourceProjectId, sourceCanvasVersion }: Started['data']) =>
  sourceCanvasVersion === null ? undefined : stateAsOf(domain, canvas, `canvas-${sourceProjectId}`, sourceCanvasVersion)

async function stateAsOf<State, C extends Message, E extends Message>(
  domain: Domain,
  decider: Decider<State, C, E>,
  stream: string,
  version: number,
): Promise<State> {
  const { state, revision } = await domain.aggregates.load(decider, stream)
  if (revision === version) return state
  const events = await domain.history(stream)
  return fold(decider, events.filter((event) => event.revision <= version && !event.spelledOtherwise) as never)
}
