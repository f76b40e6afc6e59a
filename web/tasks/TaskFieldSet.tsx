import { Field } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { showHours } from '../platform/formats/hours'
import { moneyText } from '../platform/formats/typedMoney'
import { CheckField } from '../platform/forms/CheckField'
import { ColourField } from '../platform/forms/ColourField'
import { ChoiceField, ManyChoicesField } from '../platform/forms/choiceFields'
import { DateField } from '../platform/forms/DateField'
import { FieldGrid } from '../platform/forms/FieldGrid'
import { FoldedFields } from '../platform/forms/FoldedFields'
import { LongTextField } from '../platform/forms/LongTextField'
import { SuggestField } from '../platform/forms/SuggestField'
import { TextField } from '../platform/forms/textFields'
import { Facts } from '../platform/layout/Facts'
import { NoRight } from '../platform/layout/NoRight'
import { formerChoices } from '../platform/people/formerChoices'
import { useQuery } from '../platform/server/useQuery'
import { useLanguage } from '../platform/texts/useLanguage'
import { isToCome } from '../platform/toCome'
import { useProjectRights } from '../projects/useProjectRights'
import { customFieldLines } from './customFieldLines'
import { isSameName } from './namedAs'
import { priorities } from './priorities'
import { RequirementsField } from './RequirementsField'
import { reportedOf, type Task } from './taskValues'
import { useTypedDays } from './useTypedDays'

/** A day of a task lies near the others, wherever the task lies. */
const near = (day: string) => ({ direction: 'nearest', from: day }) as const

const occurrences = ['once', 'daily', 'weekly', 'monthly'] as const

type Lock = (name: string) => { disabled: boolean; hint?: string }
type Titles = { deliveryGroups: readonly string[]; requirements: readonly string[] }
/** What a form of a task shows: of a task that is not there yet, what it would have. */
type Props = { task: Task; lock: Lock; titles: Titles; autoFocus?: boolean }

/** All fields of a task but its step: those that are often given first, and the others behind a fold. */
export function TaskFieldSet({ task, lock, titles, autoFocus = false }: Props) {
  const { t } = useTranslation()
  const { data: board } = useQuery('board', { projectId: task.projectId })
  const people = [
    { value: '', text: t('task.noAssignee') },
    ...(board?.people ?? []).map(({ userId, name }) => ({ value: userId, text: name })),
    ...formerChoices(board?.formerPeople, task.assigneeId, t),
  ]
  const tags = (board?.tags ?? []).map(({ tagId, description }) => ({ value: tagId, text: description }))
  return (
    <>
      <TextField name="title" value={task.title} required autoFocus={autoFocus} {...lock('title')} />
      <FieldGrid>
        <TaskDays task={task} lock={lock} />
        <CheckField
          name="isMilestone"
          value={task.isMilestone}
          hint={t('task.milestoneHint')}
          {...lock('isMilestone')}
        />
        <ChoiceField name="assigneeId" value={task.assigneeId ?? ''} choices={people} {...lock('assigneeId')} />
        <ChoiceField
          name="priority"
          value={task.priority}
          choices={priorities.map((value) => ({ value, text: t(`priority.${value}`) }))}
          {...lock('priority')}
        />
        <TextField
          name="progress"
          value={String(reportedOf(task))}
          inputMode="numeric"
          maxLength={3}
          {...(task.reportedProgress !== undefined && { hint: t('task.progressHint') })}
          {...lock('progress')}
        />
        <SuggestField
          name="deliveryGroup"
          value={task.deliveryGroup ?? ''}
          maxLength={200}
          suggestions={groupsOf(titles.deliveryGroups, board?.tasks ?? [])}
          {...lock('deliveryGroup')}
        />
      </FieldGrid>
      <LongTextField name="description" value={task.description} rows={4} {...lock('description')} />
      {tags.length > 0 && <ManyChoicesField name="tagIds" value={task.tagIds} choices={tags} {...lock('tagIds')} />}
      <FoldedFields title={t('task.more')}>
        <MoreFields task={task} lock={lock} titles={titles} />
      </FoldedFields>
    </>
  )
}

function TaskDays({ task, lock }: Pick<Props, 'task' | 'lock'>) {
  const { t } = useTranslation()
  const days = useTypedDays(task)
  return (
    <>
      <DateField
        name="startOn"
        value={task.startOn}
        required
        direction="nearest"
        onChange={days.take('startOn')}
        {...lock('startOn')}
      />
      <DateField
        name="endOn"
        value={task.endOn}
        required
        {...near(days.startOn)}
        {...(days.isEndAlong && { hint: t('task.endGoesAlong') })}
        onChange={days.take('endOn')}
        {...lock('endOn')}
      />
      <DateField name="deadlineOn" value={task.deadlineOn ?? ''} {...near(days.startOn)} {...lock('deadlineOn')} />
    </>
  )
}

/** The delivery groups of the canvas, and those that tasks are in by another name. */
function groupsOf(titles: readonly string[], tasks: readonly { deliveryGroup: string | null }[]): string[] {
  const used = new Set(tasks.flatMap(({ deliveryGroup }) => deliveryGroup || []))
  return [...titles, ...[...used].filter((group) => !titles.some((title) => isSameName(title, group)))]
}

function MoreFields({ task, lock, titles }: Omit<Props, 'autoFocus'>) {
  const { t } = useTranslation()
  const language = useLanguage()
  const written = customFieldLines(task.customFields)
  const choices = occurrences.map((value) => ({ value, text: t(`occurrence.${value}`) }))
  const hours = t('task.hoursHint')
  return (
    <>
      <FieldGrid>
        <DateField
          name="baselineStartOn"
          value={task.baselineStartOn ?? ''}
          {...near(task.startOn)}
          {...lock('baselineStartOn')}
        />
        <DateField
          name="baselineEndOn"
          value={task.baselineEndOn ?? ''}
          {...near(task.baselineStartOn ?? task.startOn)}
          {...lock('baselineEndOn')}
        />
        <TextField
          name="timeOfDay"
          value={task.timeOfDay ?? ''}
          placeholder={t('task.timeHint')}
          maxLength={5}
          {...lock('timeOfDay')}
        />
        {!isToCome('field.occurrence') && (
          <ChoiceField name="occurrence" value={task.occurrence} choices={choices} {...lock('occurrence')} />
        )}
        <TextField
          name="estimatedMinutes"
          value={showHours(task.estimatedMinutes, language)}
          inputMode="decimal"
          hint={hours}
          {...lock('estimatedMinutes')}
        />
        <TextField
          name="realizedMinutes"
          value={showHours(task.realizedMinutes, language)}
          inputMode="decimal"
          hint={hours}
          {...lock('realizedMinutes')}
        />
        <HourValue task={task} language={language} lock={lock('hourCents')} />
        <ColourField name="colour" value={task.colour ?? ''} {...lock('colour')} />
      </FieldGrid>
      <RequirementsField value={task.requirements.join('\n')} titles={titles.requirements} {...lock('requirements')} />
      {written === undefined ? (
        <Facts facts={task.customFields.map(({ name, value }) => [name, value] as const)} />
      ) : (
        <LongTextField
          name="customFields"
          value={written}
          rows={2}
          hint={t('task.customFieldsHint')}
          {...lock('customFields')}
        />
      )}
    </>
  )
}

type HourValueProps = { task: Task; language: string; lock: { disabled: boolean; hint?: string } }

function HourValue({ task, language, lock }: HourValueProps) {
  const { t } = useTranslation()
  const { can } = useProjectRights(task.projectId)
  if (task.hidden.includes('finance'))
    return (
      <Field label={t('field.hourCents')}>
        <NoRight feature="finance" />
      </Field>
    )
  return (
    <TextField
      name="hourCents"
      value={moneyText(task.hourCents, language)}
      inputMode="decimal"
      {...lock}
      disabled={lock.disabled || !can('finance', 'editOnly')}
    />
  )
}
