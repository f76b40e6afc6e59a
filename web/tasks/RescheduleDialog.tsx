import { Button, Dialog, makeStyles, Spinner, Text, tokens } from '@fluentui/react-components'
import { asksForStart, isReset, type ReschedulingWay } from '@prumo/contracts/schedule/reschedulingWays'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DateField } from '../platform/forms/DateField'
import { DialogPanel } from '../platform/forms/DialogPanel'
import { FieldErrors } from '../platform/forms/fieldErrors'
import type { Fields } from '../platform/forms/formFields'
import { useCommandForm } from '../platform/forms/useCommandForm'
import { FailureBar } from '../platform/layout/FailureBar'
import { newId } from '../platform/newId'
import { send } from '../platform/server/api'
import type { Failure } from '../platform/server/failure'
import { useQuery } from '../platform/server/useQuery'
import { useShownDay } from '../platform/server/useShownDay'
import { useTakeBack } from '../platform/undo/useTakeBack'
import { isPossible } from './isPossible'
import { PlanMoves } from './PlanMoves'
import { RefusedChanges } from './RefusedChanges'
import { type RefusedChange, refusedTasksIn } from './refusedTasksIn'
import { taskFailure } from './taskFailure'

type Props = {
  projectId: string
  way: ReschedulingWay
  /** Only what follows these tasks. */
  following?: readonly string[]
  onClosed: () => void
}

const useStyles = makeStyles({
  content: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  loading: { justifyContent: 'start' },
})

/** Shows what a rescheduling would do, and does that once somebody confirms it. */
export function RescheduleDialog({ projectId, way, following, onClosed }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  const { tellDone } = useTakeBack()
  const { day, setDay, data, preview, failure, again } = usePreview(projectId, way, following)
  const [refused, setRefused] = useState<{ changes: RefusedChange[]; of: number }>()

  const confirm = async (fields: Fields) => {
    // Sent by the key in the field of the day, before anybody has seen what that day does.
    const chosen = asksForStart(way) ? fields.text('planStartOn') : null
    if (chosen !== null && chosen !== preview?.planStartOn) setDay(chosen)
    if (!preview || !isPossible(preview) || chosen !== preview.planStartOn) return false
    setRefused(undefined)
    const id = newId()
    const { planStartOn, digest, moveCount } = preview
    const taskIds = following && [...following]
    try {
      await send('ReschedulePlan', { projectId, way, planStartOn, taskIds: taskIds ?? null, digest }, { id })
    } catch (error) {
      const named = refusedTasksIn(error as Failure, [])
      await again()
      if (named.length === 0) throw error
      setRefused({ changes: named, of: moveCount })
      return false
    }
    onClosed()
    tellDone('ReschedulePlan', id, t('reschedule.done', { count: moveCount }))
  }
  const form = useCommandForm({
    check: ({ text }) => (asksForStart(way) && !isDay(text('planStartOn')) ? { planStartOn: 'plan.startUnfit' } : {}),
    onSubmit: confirm,
    failureOf: (reason) => taskFailure('ReschedulePlan', reason),
  })
  const close = () => !form.sending && onClosed()

  return (
    <Dialog open onOpenChange={(_, { open }) => !open && close()}>
      <DialogPanel
        title={t(following ? 'reschedule.following' : `reschedulingWay.${way}`)}
        form={form.props}
        className={styles.content}
        actions={
          <>
            <Button onClick={close}>{t('cancel')}</Button>
            <Button
              appearance="primary"
              type="submit"
              disabledFocusable={form.sending || !preview || !isPossible(preview)}
            >
              {t('reschedule.confirm', { count: preview?.moveCount ?? 0 })}
            </Button>
          </>
        }
      >
        <Text>
          {t(`reschedule.explain.${following ? 'following' : way}`)} {!isReset(way) && t('reschedule.durationsStay')}
        </Text>
        {asksForStart(way) && data?.planStartOn && (
          <FieldErrors.Provider value={form.errors}>
            <DateField
              name="planStartOn"
              label={t(`reschedule.start.${way}`)}
              value={data.planStartOn}
              required
              direction="nearest"
              onChange={setDay}
            />
          </FieldErrors.Provider>
        )}
        <FailureBar failure={failure} onRetry={() => void again()} />
        {!preview && !failure && day !== '' && (
          <Spinner size="tiny" className={styles.loading} label={t('reschedule.loading')} />
        )}
        {preview && <PlanMoves projectId={projectId} preview={preview} />}
        {refused && <RefusedChanges refused={refused.changes} of={refused.of} />}
        <FailureBar failure={form.failure} />
      </DialogPanel>
    </Dialog>
  )
}

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text)

/** What a rescheduling would do from the chosen day on: nothing while that is being worked out. */
function usePreview(projectId: string, way: ReschedulingWay, following: readonly string[] | undefined) {
  const today = useShownDay()
  /** None as long as nobody has chosen one; an empty one where what was typed is no day. */
  const [day, setDay] = useState<string>()
  const { data, error, mutate } = useQuery('planMoves', {
    projectId,
    way,
    today,
    ...(following && { taskId: [...following] }),
    ...(day && { planStartOn: day }),
  })
  const isCurrent = data !== undefined && day !== '' && (day === undefined || data.planStartOn === day)
  return { day, setDay, data, preview: isCurrent ? data : undefined, failure: data ? undefined : error, again: mutate }
}
