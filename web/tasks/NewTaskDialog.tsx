import { Fragment, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CommandDialog } from '../platform/forms/CommandDialog'
import { ChoiceField } from '../platform/forms/choiceFields'
import type { Fields } from '../platform/forms/formFields'
import { TextField } from '../platform/forms/textFields'
import { FailureBar } from '../platform/layout/FailureBar'
import { Loading } from '../platform/layout/Loading'
import { useQuery } from '../platform/server/useQuery'
import { useShownDay } from '../platform/server/useShownDay'
import { useProjectMoney } from '../projects/useProjectMoney'
import { useProjectRights } from '../projects/useProjectRights'
import { endLeft } from './endLeft'
import { predecessorIdsIn } from './predecessorIdsIn'
import { TaskFieldSet } from './TaskFieldSet'
import { type Task, taskChanges } from './taskValues'
import { useCanvasTitles } from './useCanvasTitles'

/** Without a project, it is asked for. */
type Props = { projectId?: string; onClosed: () => void }

const nothingLocked: ReadonlySet<string> = new Set()

/** A task with all that may be said of it, added to a step of the board. */
export function NewTaskDialog({ projectId: given, onClosed }: Props) {
  const { t } = useTranslation()
  const [projectId, setProjectId] = useState(given ?? '')
  const { data: board, error, mutate } = useQuery('board', projectId === '' ? null : { projectId })
  const { can } = useProjectRights(projectId)
  const titles = useCanvasTitles(projectId)
  const money = useProjectMoney(projectId)
  const shownDay = useShownDay()
  const seesMoney = can('finance', 'viewOnly')
  const [day] = useState(shownDay)
  const task = useMemo(() => taskToBe(projectId, day, seesMoney ? [] : ['finance']), [projectId, day, seesMoney])
  const predecessors = ({ text }: Fields) => predecessorIdsIn(text('predecessorNumbers'), board?.tasks ?? [])
  const lock = (name: string) => ({ disabled: name === 'hourCents' && !can('finance', 'editOnly') })
  return (
    <CommandDialog
      type="AddTask"
      title={t('task.new')}
      check={(fields) => ({
        ...(projectId === ''
          ? { projectId: 'choice.missing' }
          : taskChanges(task, fields, nothingLocked, money).errors),
        ...(predecessors(fields) === undefined && { predecessorNumbers: 'predecessorNumbers.unknown' }),
      })}
      data={(fields, taskId) => ({
        projectId,
        taskId,
        stepId: fields.text('stepId'),
        ...taskChanges(task, fields, nothingLocked, money, titles).changes,
        title: fields.text('title').trim(),
        startOn: fields.text('startOn'),
        endOn: endLeft({ startOn: fields.text('startOn'), endOn: fields.text('endOn') }, task),
        predecessorIds: predecessors(fields) ?? [],
      })}
      onClosed={onClosed}
    >
      {given === undefined && <ProjectChoice onChoose={setProjectId} />}
      <FailureBar failure={error} onRetry={() => void mutate()} />
      {projectId !== '' && !board && !error && <Loading rows={8} shape="fields" />}
      {board && (
        // Steps, people and tags are those of one project.
        <Fragment key={board.steps[0]?.stepId}>
          <ChoiceField
            name="stepId"
            value={board.steps[0]?.stepId ?? ''}
            choices={board.steps.map(({ stepId, name }) => ({ value: stepId, text: name }))}
            required
          />
          <TaskFieldSet task={task} lock={lock} titles={titles} autoFocus={given !== undefined} />
          <TextField name="predecessorNumbers" label={t('field.predecessorIds')} hint={t('task.predecessorsHint')} />
        </Fragment>
      )}
    </CommandDialog>
  )
}

/** The projects of whoever adds it. */
function ProjectChoice({ onChoose }: { onChoose: (projectId: string) => void }) {
  const { data: projects } = useQuery('projects', { scope: 'mine' })
  const choices = (projects ?? []).flatMap(({ projectId, pitch, copy }) =>
    copy ? [] : [{ value: projectId, text: pitch }],
  )
  return <ChoiceField name="projectId" required onChange={onChoose} choices={choices} />
}

/** What a new task has until somebody says otherwise: a day of work, on the day that is shown. */
const taskToBe = (projectId: string, day: string, hidden: Task['hidden']) =>
  ({
    projectId,
    title: '',
    description: '',
    startOn: day,
    endOn: day,
    baselineStartOn: null,
    baselineEndOn: null,
    timeOfDay: null,
    isMilestone: false,
    deadlineOn: null,
    priority: 'none',
    assigneeId: null,
    tagIds: [] as string[],
    deliveryGroup: null,
    requirements: [] as string[],
    progress: 0,
    estimatedMinutes: null,
    realizedMinutes: null,
    hourCents: null,
    hidden,
    colour: null,
    occurrence: 'once',
    customFields: [],
  }) as Partial<Task> as Task
