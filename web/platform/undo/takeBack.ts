import type { CommandOf } from '@prumo/contracts/index'
import type { TFunction } from 'i18next'
import type { NavigateFunction } from 'react-router-dom'
import { addresses } from '../addresses'
import { ago } from '../formats/ago'
import type { useToasts } from '../layout/useToasts'
import { newId } from '../newId'
import { send } from '../server/api'
import { Failure } from '../server/failure'
import { isTemporary } from '../server/isTemporary'
import { everyText } from '../texts/i18n'
import { type Action, actionsOfTab, type Way } from './actionsOfTab'
import { undoneBy } from './undoneBy'
import { wantedReason } from './wantedReason'

type Wanted = {
  way: Way
  /** The latest one where none is named. */
  actionId: string | undefined
  /** Only what was done there. */
  projectId: string | undefined
  toasts: ReturnType<typeof useToasts>
  t: TFunction
  language: string
  navigate: NavigateFunction
}

const opposite = { back: 'again', again: 'back' } as const
let before: Promise<unknown> = Promise.resolve()

/** Takes back an action of this tab, or what took it back; one after the other, however fast somebody asks. */
export function takeBack(wanted: Wanted): Promise<void> {
  const after = before.then(() => takeNext(wanted))
  before = after
  return after
}

async function takeNext(wanted: Wanted): Promise<void> {
  const { way, actionId, projectId } = wanted
  await actionsOfTab.answered()
  const action = actionId ? actionsOfTab.find(way, actionId) : actionsOfTab.last(way, projectId)
  if (!action) return
  const isNothing = await take(wanted, action)
  // It changed nothing when it was done: the one before it is meant.
  if (isNothing && !actionId) await takeNext(wanted)
}

/** Answers whether there was nothing to take back. */
async function take(wanted: Wanted, action: Action): Promise<boolean> {
  const { way, toasts, t } = wanted
  const { actionId, type, label, ...place } = action
  const undoing = undoneBy[type]
  if (!undoing) return false
  const id = newId()
  const what = label ?? t(`command.${type}`)
  try {
    await send(undoing, { ...place, actionId } as CommandOf<typeof undoing>['data'], { id })
  } catch (error) {
    const failure = error as Failure
    if (failure.code === 'ledger.reasonMissing' && place.projectId) {
      askForReason(wanted, actionId, place.projectId)
      return false
    }
    if (!isTemporary(failure)) {
      actionsOfTab.drop(way, actionId)
      toasts.withdraw()
    }
    if (failure.code === 'undo.unknown') return true
    // Another screen than this one may have the words for what was refused.
    await everyText().catch(() => undefined)
    toasts.failed(inWords(failure, wanted), t(way === 'back' ? 'takeBack.notUndone' : 'takeBack.notRedone', { what }))
    return false
  }
  actionsOfTab.drop(way, actionId)
  actionsOfTab.add(opposite[way], { ...action, actionId: id })
  const next = () => void takeBack({ ...wanted, way: opposite[way], actionId: id })
  if (way === 'back') toasts.done(t('takeBack.undone', { what }), next, { inTurn: true, action: t('redo') })
  else toasts.done(t('takeBack.redone', { what }), next, { inTurn: true })
  return false
}

/** Months are opened again for a reason only, whoever takes them back: the ledger asks for it. */
function askForReason({ way, navigate, toasts }: Wanted, actionId: string, projectId: string): void {
  const pathname = addresses.finance(projectId)
  const search = location.pathname === pathname ? location.search : ''
  toasts.withdraw()
  navigate({ pathname, search }, { state: wantedReason.along({ way, actionId }) })
}

/** Says who was faster, with what, and when. */
function inWords(failure: Failure, { t, language }: Wanted): Failure {
  const { name, at, fields } = failure.details as { name?: string | null; at?: string | null; fields?: string[] }
  if (at === undefined) return failure
  const details = {
    ...failure.details,
    name: name ?? t('takeBack.somebody'),
    when: at ? ago(at, language) : '',
    fields: fields?.length ? fields : t('takeBack.something'),
  }
  return new Failure(failure.code, failure.status, details, failure.fields, failure.requestId)
}
