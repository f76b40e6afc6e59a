import { Button, Checkbox, Input, makeStyles, Subtitle2, Text, tokens } from '@fluentui/react-components'
import { DeleteRegular, EditRegular } from '@fluentui/react-icons'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { showShortDay } from '../platform/formats/dates'
import { CommandDialog } from '../platform/forms/CommandDialog'
import { ChoiceField, DateField, TextField } from '../platform/forms/fields'
import type { Fields } from '../platform/forms/formFields'
import { newId } from '../platform/newId'
import { useQuery } from '../platform/server/api'
import { useCommand } from '../platform/server/useCommand'
import { useLanguage } from '../platform/texts/useLanguage'
import { taskFailure } from './taskFailure'
import type { Task } from './taskForm'

type Item = Task['checklist'][number]

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '6px' },
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  row: { display: 'flex', alignItems: 'center', gap: '6px', borderBottom: `1px solid ${tokens.colorNeutralStroke3}` },
  name: { flexGrow: 1, overflowWrap: 'anywhere' },
  quiet: { color: tokens.colorNeutralForeground3 },
  add: { display: 'flex', gap: '8px' },
})

/** The small things of a task, done or not. */
export function Checklist({ task, mayEdit }: { task: Task; mayEdit: boolean }) {
  const { t } = useTranslation()
  const styles = useStyles()
  const { run } = useCommand(taskFailure)
  const [text, setText] = useState('')
  const ofTask = { projectId: task.projectId, taskId: task.taskId }
  const done = task.checklist.filter((item) => item.done).length

  const add = (event: FormEvent) => {
    event.preventDefault()
    const description = text.trim()
    if (!description) return
    const item = { itemId: newId(), description, assigneeId: null, startOn: null, endOn: null }
    void run('AddChecklistItem', { ...ofTask, ...item }).then((added) => added && setText(''))
  }

  return (
    <section className={styles.root} aria-label={t('field.checklist')}>
      <Subtitle2 as="h3">
        {t('field.checklist')}
        {task.checklist.length > 0 && ` · ${done}/${task.checklist.length}`}
      </Subtitle2>
      {task.checklist.length === 0 && <Text className={styles.quiet}>{t('checklist.none')}</Text>}
      <ul className={styles.list}>
        {task.checklist.map((item) => (
          <ChecklistRow key={item.itemId} item={item} task={task} mayEdit={mayEdit} />
        ))}
      </ul>
      {mayEdit && (
        <form className={styles.add} onSubmit={add}>
          <Input
            value={text}
            maxLength={500}
            style={{ flexGrow: 1 }}
            aria-label={t('checklist.placeholder')}
            placeholder={t('checklist.placeholder')}
            onChange={(_, { value }) => setText(value)}
          />
          <Button type="submit">{t('checklist.add')}</Button>
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
  ]
  const who = people.find(({ value }) => value && value === assigneeId)?.text
  const until = endOn && showShortDay(endOn, language)
  const addAgain = async () => {
    const again = { ...ofItem, itemId: newId() }
    if (!(await run('AddChecklistItem', { ...again, description, assigneeId, startOn, endOn }))) return
    if (item.done) await run('TickChecklistItem', { ...again, done: true })
  }
  return (
    <li className={styles.row}>
      <Checkbox
        checked={item.done}
        disabled={!mayEdit}
        aria-label={description}
        onChange={(_, { checked }) => void run('TickChecklistItem', { ...ofItem, done: checked === true })}
      />
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
            <DateField name="startOn" value={startOn ?? ''} />
            <DateField name="endOn" value={endOn ?? ''} />
          </CommandDialog>
          <Button
            appearance="subtle"
            size="small"
            icon={<DeleteRegular />}
            aria-label={t('checklist.remove', { description })}
            onClick={() =>
              void run('RemoveChecklistItem', ofItem, {
                done: t('done.RemoveChecklistItem'),
                undo: () => void addAgain(),
              })
            }
          />
        </>
      )}
    </li>
  )
}

const itemIn = ({ text }: Fields) => ({
  description: text('description').trim(),
  assigneeId: text('assigneeId') || null,
  startOn: text('startOn') || null,
  endOn: text('endOn') || null,
})
