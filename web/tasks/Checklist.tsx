import { Button, Checkbox, Input, makeStyles, Text, tokens } from '@fluentui/react-components'
import { CheckboxCheckedRegular, CheckboxUncheckedRegular, DeleteRegular, EditRegular } from '@fluentui/react-icons'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useKeptText } from '../platform/drafts/useKeptText'
import { showShortDay } from '../platform/formats/showShortDay'
import { CommandDialog } from '../platform/forms/CommandDialog'
import { ChoiceField } from '../platform/forms/choiceFields'
import { DateField } from '../platform/forms/DateField'
import type { Fields } from '../platform/forms/formFields'
import { TextField } from '../platform/forms/textFields'
import { useIdOfText } from '../platform/forms/useIdOfText'
import { SectionTitle } from '../platform/layout/SectionTitle'
import { VisuallyHidden } from '../platform/layout/VisuallyHidden'
import { formerChoices } from '../platform/people/formerChoices'
import { useCommand } from '../platform/server/useCommand'
import { useQuery } from '../platform/server/useQuery'
import { useLanguage } from '../platform/texts/useLanguage'
import { taskFailure } from './taskFailure'
import type { Task } from './taskValues'

type Item = Task['checklist'][number]

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '6px' },
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  row: { display: 'flex', alignItems: 'center', gap: '6px', borderBottom: `1px solid ${tokens.colorNeutralStroke3}` },
  tick: { display: 'flex', padding: '8px', fontSize: '18px', color: tokens.colorNeutralForeground2 },
  name: { flexGrow: 1, overflowWrap: 'anywhere' },
  quiet: { color: tokens.colorNeutralForeground3 },
  add: { display: 'flex', gap: '8px' },
})

/** The small things of a task, done or not. */
export function Checklist({ task, mayEdit }: { task: Task; mayEdit: boolean }) {
  const { t } = useTranslation()
  const styles = useStyles()
  const { run, sending } = useCommand(taskFailure)
  const [text = '', write, sent] = useKeptText(`checklist ${task.taskId}`)
  const { idOf, settle } = useIdOfText()
  const ofTask = { projectId: task.projectId, taskId: task.taskId }
  const done = task.checklist.filter((item) => item.done).length

  const add = async (event: FormEvent) => {
    event.preventDefault()
    const description = text.trim()
    if (!description || sending) return
    const item = { itemId: idOf(text), description, assigneeId: null, startOn: null, endOn: null }
    if (!(await run('AddChecklistItem', { ...ofTask, ...item }))) return
    settle()
    sent(text)
  }

  return (
    <section className={styles.root} aria-label={t('field.checklist')}>
      <SectionTitle as="h3">
        {t('field.checklist')}
        {task.checklist.length > 0 && ` · ${done}/${task.checklist.length}`}
      </SectionTitle>
      {task.checklist.length === 0 && <Text className={styles.quiet}>{t('checklist.none')}</Text>}
      <ul className={styles.list}>
        {task.checklist.map((item) => (
          <ChecklistRow key={item.itemId} item={item} task={task} mayEdit={mayEdit} />
        ))}
      </ul>
      {mayEdit && (
        <form className={styles.add} onSubmit={(event) => void add(event)}>
          <Input
            value={text}
            maxLength={500}
            style={{ flexGrow: 1 }}
            aria-label={t('checklist.placeholder')}
            placeholder={t('checklist.placeholder')}
            onChange={(_, { value }) => write(value)}
          />
          <Button type="submit" disabledFocusable={sending} style={{ flexShrink: 0 }}>
            {t('checklist.add')}
          </Button>
        </form>
      )}
    </section>
  )
}

function ChecklistRow({ item, task, mayEdit }: { item: Item; task: Task; mayEdit: boolean }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const styles = useStyles()
  const { run } = useCommand(taskFailure)
  const { data: board } = useQuery('board', { projectId: task.projectId })
  const { itemId, description, assigneeId, startOn, endOn } = item
  const ofItem = { projectId: task.projectId, taskId: task.taskId, itemId }
  const people = [
    { value: '', text: t('task.noAssignee') },
    ...(board?.people ?? []).map(({ userId, name }) => ({ value: userId, text: name })),
    ...formerChoices(board?.formerPeople, assigneeId, t),
  ]
  const who = people.find(({ value }) => value && value === assigneeId)?.text
  const until = endOn && showShortDay(endOn, language)
  return (
    <li className={styles.row}>
      {mayEdit ? (
        <Checkbox
          checked={item.done}
          aria-label={description}
          onChange={(_, { checked }) => void run('TickChecklistItem', { ...ofItem, done: checked === true })}
        />
      ) : (
        <ShownTick done={item.done} />
      )}
      <span className={styles.name} style={item.done ? { textDecoration: 'line-through' } : {}}>
        {description}
      </span>
      <Text size={200} className={styles.quiet}>
        {[who, until].filter(Boolean).join(' · ')}
      </Text>
      {mayEdit && (
        <>
          <CommandDialog
            type="ChangeChecklistItem"
            data={(fields) => ({ ...ofItem, ...itemIn(fields) })}
            check={(fields) => (fields.text('description').trim() === '' ? { description: 'text.blank' } : {})}
            record={{
              of: { type: 'ChangeChecklistItem', projectId: task.projectId, recordId: task.taskId, partId: itemId },
              now: { description, assigneeId, startOn, endOn },
            }}
            trigger={
              <Button
                appearance="subtle"
                size="small"
                icon={<EditRegular />}
                aria-label={t('checklist.dates', { description })}
              />
            }
          >
            <TextField name="description" value={description} required />
            <ChoiceField name="assigneeId" value={assigneeId ?? ''} choices={people} />
            <DateField name="startOn" value={startOn ?? ''} direction="nearest" from={task.startOn} />
            <DateField name="endOn" value={endOn ?? ''} direction="nearest" from={startOn ?? task.startOn} />
          </CommandDialog>
          <Button
            appearance="subtle"
            size="small"
            icon={<DeleteRegular />}
            aria-label={t('checklist.remove', { description })}
            onClick={() => void run('RemoveChecklistItem', ofItem, { done: t('done.RemoveChecklistItem') })}
          />
        </>
      )}
    </li>
  )
}

/** Whether an item is done, for whoever may not tick it. */
function ShownTick({ done }: Pick<Item, 'done'>) {
  const { t } = useTranslation()
  const styles = useStyles()
  const Sign = done ? CheckboxCheckedRegular : CheckboxUncheckedRegular
  return (
    <span className={styles.tick}>
      <Sign aria-hidden="true" />
      <VisuallyHidden>{t(done ? 'checklist.done' : 'checklist.open')}</VisuallyHidden>
    </span>
  )
}

const itemIn = ({ text }: Fields) => ({
  description: text('description').trim(),
  assigneeId: text('assigneeId') || null,
  startOn: text('startOn') || null,
  endOn: text('endOn') || null,
})
